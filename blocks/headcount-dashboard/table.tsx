import { useId } from 'react';
import type { Department, HeadcountDashboardBlock } from '../../schema/generated/types.ts';
import { panelBackground } from '../ui/backgrounds.ts';
import { fillOf, lookOf } from '../ui/charts/hatch.tsx';
import { Legend } from '../ui/charts/legend.tsx';
import { percent } from '../ui/charts/numbers.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { longestWord } from '../ui/longest-word.ts';
import { renderList } from '../ui/render-list.ts';
import { HeadcountGrid } from './grid.tsx';
import { barsOf, costIn, type HeadcountView, linedOf, partsOf, totalsOf } from './headcount.ts';

/** The columns of figures from left to right, each with its view. */
const columns = [
  ['headcount', 'current'],
  ['headcount', 'planned'],
  ['headcount', 'growth'],
  ['cost', 'cost'],
] as const;

/** The default in percent. */
const defaultCurrentShare = 70;

/** The most letters of a department's longest word and of the longest head that fit beside each other on phones. */
const mostLetters = 18;

interface HeadcountTableProps {
  block: HeadcountDashboardBlock;
  view: HeadcountView;
}

/** A table of the departments with their bars and figures, and the totals below. */
export function HeadcountTable({ block, view }: HeadcountTableProps) {
  const { labels, departments, prefix, currentShare = defaultCurrentShare } = block;
  const { writeNumber } = useNumbers();
  const lined = linedOf(departments);
  const linesId = useId();
  const bars = barsOf(departments, view, currentShare);
  const { current, planned, growth, total } = labels;
  const names = [total, ...departments.map(({ name }) => name)];
  const letters = longestWord(names) + longestWord([current, planned, growth]);
  return (
    <>
      <Legend
        entries={[
          { label: labels.current, fill: fillOf('actual') },
          { label: labels.planned, fill: fillOf('forecast') },
        ]}
      />
      <HeadcountGrid data-view={view} data-long={letters > mostLetters || undefined}>
        <caption className="visually-hidden">{block.views[view].title}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.department}</th>
            <td data-bar="" />
            {columns.map(([of, name]) => (
              <th key={name} scope="col" data-of={of}>
                {labels[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {renderList(departments, (department, index) => (
            <tr>
              <th scope="row">
                <svg width="10" height="10" aria-hidden="true">
                  <rect width="10" height="10" rx="2" data-color={department.color} />
                  {lined[index] && <rect width="10" height="10" fill={`url(#${linesId})`} />}
                </svg>
                {department.name}
              </th>
              <td data-bar="">
                <DepartmentBar {...bars[index]} />
              </td>
              <Figures
                figures={{ ...department, growth: department.planned - department.current }}
                writeCost={(cost) => writeNumber(cost, 0, { prefix })}
              />
            </tr>
          ))}
          <tr data-last="">
            <th scope="row">{labels.total}</th>
            <td data-bar="">
              <TotalBar
                departments={departments}
                view={view}
                currentShare={currentShare}
                linesId={linesId}
              />
            </td>
            <Figures
              figures={totalsOf(departments)}
              writeCost={(cost) => writeNumber(...costIn(cost, block.unit), block)}
            />
          </tr>
        </tbody>
      </HeadcountGrid>
    </>
  );
}

/** The bar of what is planned, and the current one on it. Both are shares of the widest bar. */
function DepartmentBar({ planned = 0, current = 0 }: { planned?: number; current?: number }) {
  return (
    <svg aria-hidden="true">
      <rect width={percent(planned)} height="100%" rx="2" {...lookOf('forecast')} />
      <rect
        data-current=""
        width={percent(current)}
        height="100%"
        rx="2"
        fill={fillOf('actual')}
        // Covers the outline of the planned bar, too.
        stroke={fillOf('actual')}
      />
    </svg>
  );
}

interface TotalBarProps {
  departments: readonly Department[];
  view: HeadcountView;
  /** The current cost in percent of the planned one. */
  currentShare: number;
  /** The name of the lines that tell departments of one color apart. */
  linesId: string;
}

/** The current parts of all departments on one bar. It holds the lines that their rows draw, too. */
function TotalBar({ departments, view, currentShare, linesId }: TotalBarProps) {
  const lined = linedOf(departments);
  return (
    <svg aria-hidden="true">
      <pattern id={linesId} width="5" height="5" patternUnits="userSpaceOnUse">
        <rect y="2" width="5" height="2" fill={panelBackground} />
      </pattern>
      <rect width="100%" height="100%" rx="2" {...lookOf('forecast')} />
      {renderList(partsOf(departments, view, currentShare), (part, index) => {
        const place = { x: percent(part.start), width: percent(part.length), height: '100%' };
        return (
          <>
            <rect
              {...place}
              stroke={panelBackground}
              strokeWidth="2"
              data-color={departments[index]?.color}
            />
            {lined[index] && <rect {...place} fill={`url(#${linesId})`} />}
          </>
        );
      })}
    </svg>
  );
}

interface FiguresProps {
  figures: ReturnType<typeof totalsOf>;
  writeCost: (cost: number) => string;
}

/** The figures of a row for both views. */
function Figures({ figures, writeCost }: FiguresProps) {
  const { writeChange, writeNumber } = useNumbers();
  return columns.map(([of, name]) => (
    <td key={name} data-of={of}>
      {name === 'growth'
        ? writeChange(figures.growth, 0)
        : name === 'cost'
          ? writeCost(figures.cost)
          : writeNumber(figures[name], 0)}
    </td>
  ));
}
