import { styled } from 'styled-components';
import type { OddsBlock } from '../../schema/generated/types.ts';
import { Legend, outlineLook, targetEntry } from '../ui/charts/legend.tsx';
import { decimalsOf } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { boxLook } from '../ui/controls/box-look.ts';
import { describeFigure } from '../ui/controls/describe-figure.ts';
import { useControls } from '../ui/controls/use-controls.ts';
import { renderList } from '../ui/render-list.ts';
import { Section } from '../ui/section.tsx';
import { Announcement } from '../ui/status.tsx';
import { Hill } from './hill.tsx';
import { dotsOf, outcomeOf } from './runs.ts';

const Choices = styled.fieldset`
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    color: var(--color-text-second);
  }

  label {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-height: 2.75rem;
    padding-block: 0.375rem;
    border-bottom: 1px solid var(--color-divider);
    font-weight: 600;
    line-height: 1.25;
    cursor: pointer;
  }

  input {
    ${boxLook}
  }

  span {
    margin-left: auto;
    color: var(--color-text-second);
    font-weight: 400;
    white-space: nowrap;
  }

  /* Large text on a phone: the effect is below its name. */
  @container (max-width: 14rem) {
    label {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0 0.75rem;
    }

    span {
      grid-column: 2;
      margin-left: 0;
    }
  }

  @container (min-width: 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 2rem;
  }

  @container (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media (scripting: none) {
    input {
      visibility: hidden;
    }
  }
`;

/** On wide screens the choices are beside the runs. */
const Runs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;

  @container (min-width: 60rem) {
    grid-template-columns: 19rem minmax(0, 1fr);
    gap: 3rem;
    align-items: start;
  }
`;

/** A hundred runs of a plan, which shift with the assumptions that the visitor adds. */
export default function Odds(block: OddsBlock) {
  const numbers = useNumbers();
  const { id, heading, lead, title, assumptions, legend, limit, unchanged } = block;
  const { chosen, frame, read } = useControls(
    assumptions.map(({ checked = false }) => checked),
    (choices: HTMLFieldSetElement) =>
      [...choices.querySelectorAll('input')].map(({ checked }) => checked),
    assumptions,
  );
  const now = outcomeOf(block, chosen);
  const base = outcomeOf(block, []);
  const figures = (['chance', 'middle', 'low'] as const).flatMap((name) => {
    const figure = block[name];
    if (!figure) return [];
    return [{ name, shown: describeFigure(figure, now[name], base[name], { numbers, unchanged }) }];
  });
  const all = figures.map(({ shown }) => shown);
  const values = Object.fromEntries(figures.map(({ name, shown }) => [name, shown.value]));
  const dots = dotsOf(block, now.middle);
  const below = dots.filter(({ isBelow }) => isBelow).length;
  const decimals = decimalsOf(assumptions.map(({ effect }) => effect));
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Panel {...block} figuresAbove figures={all} results={all.slice(0, 2)}>
        <Runs>
          <Choices ref={frame}>
            <legend>{block.choose}</legend>
            {renderList(assumptions, ({ label, effect, checked }) => (
              <label>
                <input
                  type="checkbox"
                  defaultChecked={checked}
                  autoComplete="off"
                  onChange={read}
                />
                {label}
                <span>{numbers.writeChange(effect, decimals, block)}</span>
              </label>
            ))}
          </Choices>
          <Hill block={block} dots={dots} base={dotsOf(block, base.middle)} numbers={numbers} />
        </Runs>
        <Legend
          entries={[
            {
              label: legend.above,
              fill: 'var(--color-accent-soft)',
              edge: 'var(--color-accent)',
              round: true,
            },
            { label: legend.below, fill: 'var(--color-negative)', round: true },
            targetEntry(limit.label),
            { label: unchanged, line: outlineLook },
          ]}
        />
        <ValueList
          title={title}
          values={[
            limit.label,
            `${legend.below}: ${below}`,
            `${legend.above}: ${dots.length - below}`,
          ]}
        />
      </Panel>
      <Announcement text={block.announcement} values={values} />
    </Section>
  );
}
