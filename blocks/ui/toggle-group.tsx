import { styled } from 'styled-components';
import { chosenLook, optionLook } from './controls/option-look.ts';
import { renderList } from './render-list.ts';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-background);

  /* Three words do not fit side by side on the smallest phones. */
  @container (max-width: 20.5rem) {
    &[data-many] {
      flex-direction: column;
    }
  }

  /* The buttons need scripts. The content of all options can be read without. */
  @media (scripting: none), print {
    display: none;
  }
`;

const Toggle = styled.button`
  flex: 1 0 auto;
  padding: 0.375rem 0.5rem;
  border: 0;
  background: none;
  white-space: nowrap;
  ${optionLook}

  &[aria-pressed='true'] {
    ${chosenLook}
  }
`;

interface ToggleGroupProps<Value extends string> {
  /** The name of the choice for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
}

/** A row of buttons, exactly one of which is pressed. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  selected,
  onSelect,
}: ToggleGroupProps<Value>) {
  return (
    <Group role="group" aria-label={label} data-many={options.length > 2 ? '' : undefined}>
      {renderList(options, (option) => (
        <Toggle
          type="button"
          aria-pressed={option.value === selected}
          onClick={() => onSelect(option.value)}
        >
          {option.label}
        </Toggle>
      ))}
    </Group>
  );
}
