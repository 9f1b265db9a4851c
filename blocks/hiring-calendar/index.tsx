import type { HiringCalendarBlock } from '../../schema/generated/types.ts';
import { Legend } from '../ui/charts/legend.tsx';
import { Panel } from '../ui/charts/panel.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { describeFigure } from '../ui/controls/describe-figure.ts';
import { useSliders } from '../ui/controls/use-sliders.ts';
import { Section } from '../ui/section.tsx';
import { Announcement } from '../ui/status.tsx';
import { Calendar } from './calendar.tsx';
import { payrollOf, peopleIn, plannedStarts } from './payroll.ts';
import { looks } from './people.tsx';

/** A year of hires whose start months the visitor drags, and its cost. */
export default function HiringCalendar(block: HiringCalendarBlock) {
  const numbers = useNumbers();
  const { id, heading, lead, months, checkpoint, unchanged, legend } = block;
  const planned = plannedStarts(block);
  const { values: starts, sliders, read } = useSliders(planned, block);
  const [now, plan] = [payrollOf(block, starts), payrollOf(block, planned)];
  const comparison = { numbers, unchanged };
  const payroll = describeFigure(block.payroll, now.payroll, plan.payroll, comparison);
  // Its change would repeat that of the payroll.
  const { change: _, ...left } = describeFigure(block.left, now.left, plan.left, comparison);
  const countIn = (from: readonly number[]) =>
    peopleIn(block, from, months.indexOf(checkpoint?.month ?? ''));
  const figures = [
    payroll,
    left,
    ...(checkpoint
      ? [describeFigure({ label: checkpoint.label }, countIn(starts), countIn(planned), comparison)]
      : []),
  ];
  const values = { payroll: payroll.value, left: left.value };
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Panel {...block} figuresAbove figures={figures} results={[payroll, left]}>
        <Calendar
          block={block}
          starts={starts}
          sliders={sliders}
          write={(cost) => numbers.writeNumber(cost, block.payroll.decimals ?? 0, block)}
          onChange={read}
        />
        <Legend
          entries={[
            { label: legend.team, ...looks.team },
            { label: legend.hires, fill: looks.hires.fill },
            { label: legend.reserve, fill: 'none', edge: looks.reserve.stroke },
          ]}
        />
      </Panel>
      <Announcement text={block.announcement} values={values} />
    </Section>
  );
}
