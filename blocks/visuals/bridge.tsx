import { useId } from 'react';
import type { BridgeVisual, Status } from '../../schema/generated/types.ts';
import { BarTable } from '../ui/charts/bar-table.tsx';
import { useBecoming } from '../ui/charts/becoming.ts';
import { Hatch, lookOf } from '../ui/charts/hatch.tsx';
import { decimalsOf, type Numbers, percent } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { renderList } from '../ui/render-list.ts';

interface BridgeRow {
  label: string;
  note?: string | undefined;
  /** The running total before and after this row. A total starts at the axis. */
  from: number;
  to: number;
  status?: Status | undefined;
  text: string;
  good?: boolean | undefined;
}

/** How one total becomes another: a bar for each change, joined by the running total. */
export default function Bridge(bridge: BridgeVisual) {
  const hatch = useId();
  const rows = rowsOf(bridge, useNumbers());
  const low = bridge.axisStart ?? 0;
  const high = Math.max(...rows.flatMap(({ from, to }) => [from, to]));
  const place = (value: number) => Math.max(0, (value - low) / (high - low || 1));
  return (
    <Panel {...bridge}>
      <BarTable>
        <caption className="visually-hidden">{bridge.title}</caption>
        <tbody>
          {renderList(rows, (row, index) => (
            <tr data-total={row.status && ''}>
              <th scope="row">
                {row.label}
                {row.note && <small>{row.note}</small>}
              </th>
              <td>
                <svg aria-hidden="true">
                  {index === 0 && <Hatch id={hatch} />}
                  {index > 0 && <Joint x={place(row.from)} y1="-3" y2="24%" />}
                  {index < rows.length - 1 && <Joint x={place(row.to)} y1="76%" y2="103%" />}
                  {row.from === row.to && !row.status && (
                    <Joint x={place(row.to)} y1="24%" y2="76%" />
                  )}
                  <Bar row={row} place={place} hatch={hatch} cut={low !== 0} />
                </svg>
              </td>
              <td data-good={row.good}>{row.text}</td>
            </tr>
          ))}
        </tbody>
      </BarTable>
    </Panel>
  );
}

function Joint({ x, y1, y2 }: { x: number; y1: string; y2: string }) {
  return (
    <line
      data-joint=""
      x1={percent(x)}
      x2={percent(x)}
      y1={y1}
      y2={y2}
      stroke="var(--color-border)"
    />
  );
}

interface BarProps {
  row: BridgeRow;
  place: (value: number) => number;
  hatch: string;
  cut: boolean;
}

function Bar({ row, place, hatch, cut }: BarProps) {
  const start = row.status ? 0 : Math.min(place(row.from), place(row.to));
  const end = row.status ? place(row.to) : Math.max(place(row.from), place(row.to));
  const change = row.good === false ? 'var(--color-negative)' : 'var(--color-positive)';
  const hasBecome = useBecoming() && row.status === 'actual';
  const bar = {
    x: percent(start),
    width: percent(end - start),
    y: '24%',
    height: '52%',
    rx: '2',
  };
  return (
    <>
      {hasBecome && <rect {...bar} data-past="" {...lookOf('forecast', hatch)} />}
      <rect
        {...bar}
        data-ink={hasBecome ? 'across' : undefined}
        {...(row.status ? lookOf(row.status, hatch) : { fill: change, stroke: 'none' })}
      />
      {row.status && cut && (
        <line
          x1="14"
          x2="20"
          y1="84%"
          y2="16%"
          stroke="light-dark(var(--color-background), var(--color-subtle))"
          strokeWidth="4"
        />
      )}
    </>
  );
}

function rowsOf(
  { start, steps, end, lowerIsBetter, ...style }: BridgeVisual,
  { writeNumber, writeChange }: Numbers,
): BridgeRow[] {
  const decimals = decimalsOf([start.value, ...steps.map(({ change }) => change)]);
  const rows: BridgeRow[] = [
    {
      label: start.label,
      from: start.value,
      to: start.value,
      status: start.status ?? 'actual',
      text: writeNumber(start.value, decimals, style),
    },
  ];
  let total = start.value;
  for (const { label, change, note } of steps) {
    const text = writeChange(change, decimals, style);
    const good = change === 0 ? undefined : change > 0 !== Boolean(lowerIsBetter);
    rows.push({ label, note, from: total, to: total + change, text, good });
    total += change;
  }
  const text = writeNumber(total, decimals, style);
  rows.push({ label: end.label, from: total, to: total, status: end.status ?? 'actual', text });
  return rows;
}
