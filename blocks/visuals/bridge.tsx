import { styled } from 'styled-components';
import type { BridgeVisual, Status } from '../../schema/generated/types.ts';
import { BarTable } from '../ui/charts/bar-table.tsx';
import { useBecoming } from '../ui/charts/becoming.ts';
import { ground } from '../ui/charts/halo.ts';
import { fillOf, lookOf } from '../ui/charts/hatch.tsx';
import { Legend, type LegendEntry } from '../ui/charts/legend.tsx';
import { highestTotal, moveSteps, slidersOf } from '../ui/charts/move-steps.ts';
import { decimalsOf, type Numbers, percent } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { coveringInput } from '../ui/controls/covering-input.ts';
import { Slider } from '../ui/controls/slider.tsx';
import { startOf } from '../ui/controls/start-of.ts';
import { useSettled } from '../ui/controls/use-settled.ts';
import { useSliders } from '../ui/controls/use-sliders.ts';
import { Icon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';

const colors = { good: 'var(--color-positive)', bad: 'var(--color-negative)' };

interface BridgeRow {
  label: string;
  note?: string | undefined;
  /** The running total before and after this row. A total starts at the axis. */
  from: number;
  to: number;
  /** The status of a total, or of a part that is forecast. */
  status?: Status | undefined;
  isTotal?: boolean;
  text: string;
  good?: boolean | undefined;
  parts?: readonly BridgeRow[] | undefined;
  open?: boolean | undefined;
}

/**
 * Shows how one total becomes another: a bar for each change, joined by the running total. A change
 * can open to show its parts, and may have a slider.
 */
export default function Bridge(bridge: BridgeVisual) {
  const { start, steps, axisStart: low = 0 } = bridge;
  const numbers = useNumbers();
  const settings = slidersOf(steps);
  const { values, isMoved, sliders, read } = useSliders(settings.map(startOf), settings);
  const decimals = decimalsOf([start.value, ...steps.map(({ change }) => change)]);
  const rows = rowsOf({ ...bridge, steps: moveSteps(steps, values, decimals) }, numbers, decimals);
  const end = rows.at(-1);
  const result = useSettled(`${end?.label}: ${end?.text}`);
  const levels = rowsOf(bridge, numbers, decimals).flatMap(({ parts = [], ...row }) => [
    row,
    ...parts,
  ]);
  const first = levels.at(-1)?.to ?? 0;
  const high = Math.max(
    highestTotal(start.value, steps),
    ...levels.flatMap(({ from, to }) => [from, to]),
  );
  const place = (value: number) => Math.max(0, (value - low) / (high - low || 1));
  const drawing = { place, cut: low !== 0 };
  return (
    <Panel {...bridge}>
      <BarTable>
        <caption className="visually-hidden">{bridge.title}</caption>
        {renderList(rows, (row, index) => (
          <Group>
            <tr data-total={row.isTotal && ''}>
              <th scope="row">{row.parts ? <Opener {...row} /> : <Name {...row} />}</th>
              <td>
                <svg aria-hidden="true">
                  {index > 0 && <Joint x={place(row.from)} y1="-3" y2="24%" />}
                  {index < rows.length - 1 && (
                    <Joint x={place(row.to)} y1="76%" y2="103%" to={row.parts && 'next'} />
                  )}
                  {row.parts && <Joint x={place(row.from)} y1="76%" y2="103%" to="parts" />}
                  {row.from === row.to && !row.isTotal && (
                    <Joint x={place(row.to)} y1="24%" y2="76%" />
                  )}
                  <Bar row={row} {...drawing} />
                  {isMoved && row === end && <Start x={place(first)} />}
                </svg>
              </td>
              <td data-good={row.good}>{row.text}</td>
            </tr>
            {renderList(row.parts, (part) => (
              <tr data-part="">
                <th scope="row">{part.label}</th>
                <td>
                  <svg aria-hidden="true">
                    <Joint x={place(part.from)} y1="-3" y2="30%" />
                    <Joint x={place(part.to)} y1="70%" y2="103%" />
                    <Bar row={part} {...drawing} />
                  </svg>
                </td>
                <td>{part.text}</td>
              </tr>
            ))}
          </Group>
        ))}
      </BarTable>
      {bridge.legend && <Legend entries={legendOf(bridge)} />}
      {settings.length > 0 && (
        <Sliders ref={sliders}>
          {renderList(settings, (slider, index) => (
            <Slider
              slider={slider}
              name={`driver-${index + 1}`}
              value={values[index] ?? startOf(slider)}
              onChange={read}
            />
          ))}
          <span className="visually-hidden" role="status">
            {result}
          </span>
        </Sliders>
      )}
    </Panel>
  );
}

const Sliders = styled.div`
  display: grid;
  gap: 1.25rem 3rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--color-divider);

  @container (min-width: 48rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

/** Marks the end before a slider was moved, in the colour of the mark on its track. */
function Start({ x }: { x: number }) {
  return (
    <rect
      x={percent(x)}
      y="12%"
      width="3"
      height="76%"
      transform="translate(-1.5)"
      fill="var(--color-target-line)"
    />
  );
}

/** The parts of a step are shown while its box is checked, also without scripts. */
const Group = styled.tbody`
  [data-part] {
    th {
      padding-left: 1.25rem;
    }

    th,
    td {
      color: var(--color-text-second);
      font-weight: 400;
    }
  }

  @media screen {
    &:not(:has(:checked)) :is([data-part], [data-joint='parts']) {
      display: none;
    }

    &:has(:checked) [data-joint='next'] {
      display: none;
    }
  }

  @media print {
    [data-joint='next'] {
      display: none;
    }
  }
`;

const Box = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1.25rem;
  gap: 0 0.5rem;
  align-items: center;
  min-height: 3rem;
  cursor: pointer;

  input {
    ${coveringInput}
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    transition: rotate 120ms var(--ease);
  }

  &:has(:checked) svg {
    rotate: 180deg;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
    border-radius: var(--radius-control);
  }
`;

const Name = ({ label, note }: BridgeRow) => (
  <span>
    {label}
    {note && <small>{note}</small>}
  </span>
);

function Opener({ open, ...row }: BridgeRow) {
  return (
    <Box>
      <input type="checkbox" defaultChecked={open} autoComplete="off" />
      <Name {...row} />
      <Icon name="chevron-down" />
    </Box>
  );
}

interface JointProps {
  x: number;
  y1: string;
  y2: string;
  /** For a step with parts: joins its end to the next step, or its start to its parts. */
  to?: 'next' | 'parts' | undefined;
}

function Joint({ x, y1, y2, to }: JointProps) {
  return (
    <line
      data-joint={to ?? ''}
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
  cut: boolean;
}

function Bar({ row, place, cut }: BarProps) {
  const start = row.isTotal ? 0 : Math.min(place(row.from), place(row.to));
  const end = row.isTotal ? place(row.to) : Math.max(place(row.from), place(row.to));
  const fill = row.good === false ? colors.bad : colors.good;
  const hasBecome = useBecoming() && row.isTotal && row.status === 'actual';
  const bar = {
    x: percent(start),
    width: percent(end - start),
    y: '24%',
    height: '52%',
    rx: '2',
  };
  return (
    <>
      {hasBecome && <rect {...bar} data-past="" {...lookOf('forecast')} />}
      <rect
        {...bar}
        data-ink={hasBecome ? 'across' : undefined}
        {...(row.status ? lookOf(row.status) : { fill, stroke: 'none' })}
      />
      {renderList(expectedOf(row), (part) => (
        <Bar row={part} place={place} cut={cut} />
      ))}
      {row.isTotal && cut && (
        <line x1="14" x2="20" y1="84%" y2="16%" stroke={ground} strokeWidth="4" />
      )}
    </>
  );
}

/**
 * Returns the forecast parts of a change, to draw over its bar. Empty if some parts have the
 * opposite direction, because they would extend beyond the bar.
 */
function expectedOf({ from, to, parts = [] }: BridgeRow): BridgeRow[] {
  const isAlong = parts.every((part) => (part.to - part.from) * (to - from) >= 0);
  return isAlong ? parts.filter(({ status }) => status === 'forecast') : [];
}

function legendOf({ legend }: BridgeVisual): LegendEntry[] {
  const fills = { ...colors, forecast: fillOf('forecast'), cut: fillOf('actual') };
  return (['bad', 'good', 'forecast', 'cut'] as const).flatMap((name) => {
    const label = legend?.[name];
    return label ? [{ label, fill: fills[name], cut: name === 'cut' }] : [];
  });
}

function rowsOf(
  { start, steps, end, lowerIsBetter, ...style }: BridgeVisual,
  { writeNumber, writeChange }: Numbers,
  decimals: number,
): BridgeRow[] {
  const write = (value: number) => writeNumber(value, decimals, style);
  const totalOf = ({ label, status = 'actual' }: Partial<BridgeRow>, value: number): BridgeRow => ({
    label: label ?? '',
    from: value,
    to: value,
    status,
    isTotal: true,
    text: write(value),
  });
  const isGood = (change: number) =>
    change === 0 ? undefined : change > 0 !== Boolean(lowerIsBetter);
  const rows = [totalOf(start, start.value)];
  let total = start.value;
  for (const { label, change, note, parts, open } of steps) {
    let level = total;
    const text = writeChange(change, decimals, style);
    const from = total;
    total += change;
    rows.push({
      label,
      note,
      from,
      to: total,
      text,
      good: isGood(change),
      open,
      parts: parts?.map(({ label, change, status }) => {
        const from = level;
        level += change;
        return {
          label,
          status: status === 'actual' ? undefined : status,
          from,
          to: level,
          text: writeChange(change, decimals, style),
          good: isGood(change),
        };
      }),
    });
  }
  return [...rows, totalOf(end, total)];
}
