import { styled } from 'styled-components';
import type { LatePayersBlock } from '../../schema/generated/types.ts';
import { fillOf, negativeHatch } from '../ui/charts/hatch.tsx';
import { Legend, targetEntry, targetLook } from '../ui/charts/legend.tsx';
import { decimalsOf } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { forecastLine } from '../ui/charts/stretched.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { describeFigure } from '../ui/controls/describe-figure.ts';
import { Slider } from '../ui/controls/slider.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { Section } from '../ui/section.tsx';
import { Announcement } from '../ui/status.tsx';
import { Course, plannedLine } from './course.tsx';
import { Payers } from './payers.tsx';
import { balancesOf, lowestOf, type Payment, paymentsOf } from './payments.ts';
import { useLateness } from './use-lateness.ts';

/**
 * The payers' weeks are right above those of the balance. On phones the balance comes first, below
 * the figures, so that the controls are within the thumb's reach.
 */
const Weeks = styled.div`
  --names: 0rem;
  --axis: 2.25rem;
  display: grid;
  grid-template-columns: var(--names) var(--axis) minmax(0, 1fr);

  > :nth-child(2) {
    grid-column: 1 / -1;
    margin-top: 0.25rem;
  }

  > :nth-child(n + 3) {
    order: -1;
    margin-bottom: 1.25rem;
  }

  > :last-child {
    grid-column: 1 / -1;
  }

  /* The slider is beside the chart. */
  @container (min-width: 48rem) {
    --names: 13.5rem;

    > :nth-child(2) {
      grid-column: 1;
      align-self: start;
      margin: 1.5rem 1rem 0 0;
    }

    > :nth-child(n + 3) {
      order: 0;
      margin-bottom: 0;
    }

    > :last-child {
      margin-top: 1.25rem;
    }
  }
`;

/** Invoices that the visitor lets be paid late, and the resulting balance. */
export default function LatePayers(block: LatePayersBlock) {
  const numbers = useNumbers();
  const { prefix, suffix } = block;
  const { id, heading, lead, title, weeks, payers, minimum, texts, legend, unchanged } = block;
  const { chosen, frame, read } = useLateness(block);
  const payments = paymentsOf(block, chosen);
  const [balances, planned] = [balancesOf(block, payments), balancesOf(block, [])];
  const [now, start] = [lowestOf(balances), lowestOf(planned)];
  const decimals = decimalsOf([
    block.opening,
    minimum.value,
    ...payers.map(({ amount }) => amount),
    ...weeks.flatMap(({ inflow, outflow }) => [inflow, outflow]),
  ]);
  const write = (amount: number) => numbers.writeNumber(amount, decimals, block);
  const nameOf = (week: number) => weeks[week]?.label ?? '';
  const describe = ({ due, paid, isLate }: Payment) =>
    fillTemplate(isLate ? (paid < weeks.length ? texts.late : texts.after) : texts.due, {
      due: nameOf(due),
      paid: nameOf(paid),
      last: nameOf(weeks.length - 1),
    });
  const show = (name: 'lowest' | 'headroom', from: number) =>
    describeFigure(
      { ...block[name], decimals, prefix, suffix },
      now.balance - from,
      start.balance - from,
      { numbers, unchanged },
    );
  const lowest = show('lowest', 0);
  const headroom = show('headroom', minimum.value);
  const reached = { ...block.reached, value: nameOf(now.week) };
  const values = { lowest: lowest.value, week: reached.value, headroom: headroom.value };
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Panel
        {...block}
        figuresAbove
        figures={[lowest, reached, headroom]}
        results={[lowest]}
        courses={[
          { amounts: weeks.map(() => minimum.value), ...targetLook },
          { amounts: planned, ...plannedLine },
          { amounts: balances, ...forecastLine },
        ]}
      >
        <Weeks ref={frame}>
          <Payers
            legend={block.choose}
            payments={payments}
            late={payers.map(({ late = false }) => late)}
            weeks={weeks.length}
            write={write}
            describe={describe}
            onChange={read}
          />
          <Slider
            slider={{ ...block.weeksLate, step: 1 }}
            name="weeks"
            value={chosen.by}
            onChange={read}
          />
          <Course block={block} balances={balances} planned={planned} write={write} />
          <Legend
            entries={[
              { label: legend.balance, fill: fillOf('forecast') },
              { label: legend.planned, line: plannedLine },
              targetEntry(minimum.label),
              { label: legend.short, fill: negativeHatch, edge: 'var(--color-negative)' },
            ]}
          />
        </Weeks>
        <ValueList
          title={title}
          values={balances.map((balance, week) => `${nameOf(week)}: ${write(balance)}`)}
        />
      </Panel>
      <Announcement text={block.announcement} values={values} />
    </Section>
  );
}
