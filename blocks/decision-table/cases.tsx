import { useId } from 'react';
import { styled } from 'styled-components';
import type { DecisionTableBlock } from '../../schema/generated/types.ts';
import { coveringInput } from '../ui/controls/covering-input.ts';
import { chosenLook, optionLook } from '../ui/controls/option-look.ts';
import { renderList } from '../ui/render-list.ts';

const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 0.5rem;
    font-weight: 600;
    font-size: var(--panel-title-size, 1rem);
  }

  > div {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-background);
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    padding: 0.375rem 0.25rem;
    text-align: center;
    ${optionLook}
  }

  label:has(:checked) {
    ${chosenLook}
  }

  label:has(:focus-visible) {
    z-index: 1;
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
  }

  input {
    ${coveringInput}
  }

  /* Above their table, they are as wide as their words, with equal room around these. */
  @container (max-width: 35.99rem) {
    > div {
      grid-auto-columns: auto;
    }
  }

  /* More than three names do not fit side by side on a phone. */
  @container (max-width: 35.99rem) {
    > div:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-flow: row;
    }
  }

  /* Three words do not fit side by side on the smallest phones. */
  @container (max-width: 18rem) {
    > div {
      grid-auto-flow: row;
    }
  }

  @container (min-width: 60rem) {
    label {
      font-size: var(--panel-size, 0.9375rem);
    }
  }

  /* Print shows the values of every case, without a choice. */
  @media print {
    display: none;
  }
`;

interface CasesProps extends Pick<DecisionTableBlock, 'choose' | 'cases'> {
  onChoose: (text: string) => void;
}

/** A radio button for each case. The browser keeps the choice, and styles show the chosen case. */
export function Cases({ choose, cases, onChoose }: CasesProps) {
  const name = useId();
  return (
    <Choices>
      <legend>{choose}</legend>
      <div>
        {renderList(cases, ({ label, text }, index) => (
          <label>
            <input
              type="radio"
              name={name}
              defaultChecked={index === 0}
              autoComplete="off"
              onChange={() => onChoose(text)}
            />
            {label}
          </label>
        ))}
      </div>
    </Choices>
  );
}
