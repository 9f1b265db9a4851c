import { useId } from 'react';
import type { HeadcountDashboardBlock } from '../../schema/generated/types.ts';
import { each } from '../ui/each.ts';
import { fillOf, Hatch } from '../ui/hatch.tsx';
import { Legend } from '../ui/legend.tsx';
import { percent, writeChange, writeNumber } from '../ui/numbers.ts';
import { HeadcountGrid } from './grid.tsx';
import { barsOf, type HeadcountView, partsOf, totalsOf } from './headcount.ts';

/** In percent, where the page does not say otherwise. */
const defaultCurrentShare = 70;

interface HeadcountTableProps {
  block: HeadcountDashboardBlock;
  view: HeadcountView;
}

/** The departments with their bars and figures, and the whole company below. */
export function HeadcountTable({ block, view }: HeadcountTableProps) {
  const { labels, departments, currentShare = defaultCurrentShare } = block;
  const hatch = useId();
  const bars = barsOf(departments, view, currentShare);
  const { current, planned, growth, cost } = totalsOf(departments);
  return (
    <>
      <Legend
        entries={[
          { label: labels.current, fill: fillOf('actual', hatch) },
          { label: labels.planned, fill: fillOf('forecast', hatch) },
        ]}
      />
      <HeadcountGrid data-view={view}>
        <caption className="visually-hidden">{block.views[view].title}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.department}</th>
            <td data-bar="" />
            <th scope="col" data-of="headcount">
              {labels.current}
            </th>
            <th scope="col" data-of="headcount">
              {labels.planned}
            </th>
            <th scope="col" data-of="headcount">
              {labels.growth}
            </th>
            <th scope="col" data-of="cost">
              {labels.cost}
            </th>
          </tr>
        </thead>
        <tbody>
          {each(departments, (department, index) => (
            <tr>
              <th scope="row">
                <svg width="10" height="10" aria-hidden="true">
                  <rect width="10" height="10" rx="2" data-colour={department.colour} />
                </svg>
                {department.name}
              </th>
              <td data-bar="">
                <svg aria-hidden="true">
                  {index === 0 && <Hatch id={hatch} />}
                  <rect
                    data-planned=""
                    width={percent(bars[index]?.planned ?? 0)}
                    height="100%"
                    rx="2"
                    fill={fillOf('forecast', hatch)}
                    stroke="var(--color-accent)"
                  />
                  <rect
                    data-current=""
                    width={percent(bars[index]?.current ?? 0)}
                    height="100%"
                    rx="2"
                    fill={fillOf('actual', hatch)}
                  />
                </svg>
              </td>
              <Figures
                {...department}
                growth={department.planned - department.current}
                prefix={block.prefix}
              />
            </tr>
          ))}
          <tr data-last="">
            <th scope="row">{labels.total}</th>
            <td data-bar="">
              <svg aria-hidden="true">
                {each(partsOf(departments, view), ({ start, length }, index) => (
                  <rect
                    x={percent(start)}
                    width={percent(length)}
                    height="100%"
                    data-colour={departments[index]?.colour}
                    stroke="light-dark(var(--color-background), var(--color-subtle))"
                    strokeWidth="2"
                  />
                ))}
              </svg>
            </td>
            <Figures
              current={current}
              planned={planned}
              growth={growth}
              cost={cost}
              prefix={block.prefix}
            />
          </tr>
        </tbody>
      </HeadcountGrid>
    </>
  );
}

interface FiguresProps {
  current: number;
  planned: number;
  growth: number;
  cost: number;
  prefix: string | undefined;
}

/** The figures of a row; each view shows its own. */
function Figures({ current, planned, growth, cost, prefix }: FiguresProps) {
  return (
    <>
      <td data-of="headcount">{writeNumber(current, 0)}</td>
      <td data-of="headcount">{writeNumber(planned, 0)}</td>
      <td data-of="headcount">{writeChange(growth, 0)}</td>
      <td data-of="cost">{writeNumber(cost, 0, { prefix })}</td>
    </>
  );
}
