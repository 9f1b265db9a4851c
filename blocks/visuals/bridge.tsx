import { useRef } from 'react';
import { styled } from 'styled-components';
import type { BridgeVisual } from '../../schema/generated/types.ts';
import { BarTable } from '../ui/charts/bar-table.tsx';
import { Bar, colors, Joint, Start } from '../ui/charts/bridge/bar.tsx';
import { Group, Name, Opener } from '../ui/charts/bridge/group.tsx';
import { highestTotal, moveSteps, slidersOf } from '../ui/charts/bridge/move-steps.ts';
import { rowsOf } from '../ui/charts/bridge/rows.ts';
import { fillOf } from '../ui/charts/hatch.tsx';
import { Legend } from '../ui/charts/legend.tsx';
import { decimalsOf } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { useAxisStart } from '../ui/charts/use-axis-start.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { Slider } from '../ui/controls/slider.tsx';
import { startOf } from '../ui/controls/start-of.ts';
import { useSliders } from '../ui/controls/use-sliders.ts';
import { renderList } from '../ui/render-list.ts';
import { Announcement } from '../ui/status.tsx';

/**
 * Shows how one total becomes another: a bar for each change, joined by the running total. A change
 * can open to show its parts, and may have a slider.
 */
export default function Bridge(bridge: BridgeVisual) {
  const { start, steps, legend, axisStart: low = 0 } = bridge;
  const numbers = useNumbers();
  const settings = slidersOf(steps);
  const { values, isMoved, sliders, read } = useSliders(settings.map(startOf), settings);
  const decimals = decimalsOf([start.value, ...steps.map(({ change }) => change)]);
  const rows = rowsOf({ ...bridge, steps: moveSteps(steps, values, decimals) }, numbers, decimals);
  const end = rows.at(-1);
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
  const cut = useAxisStart(low, bridge);
  const result = useRef<HTMLTableCellElement>(null);
  return (
    <Panel
      {...bridge}
      results={
        settings.length > 0 &&
        end && [
          {
            label: end.label,
            value: end.text,
            ...(isMoved && { change: numbers.writeChange(end.to - first, decimals, bridge) }),
          },
        ]
      }
      resultsIn={result}
    >
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
              <td ref={row === end ? result : undefined} data-good={row.good}>
                {row.text}
              </td>
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
      <Legend
        entries={[
          { label: legend?.bad, fill: colors.bad },
          { label: legend?.good, fill: colors.good },
          { label: legend?.forecast, fill: fillOf('forecast') },
          { label: cut, fill: fillOf('actual'), cut: true },
        ]}
      />
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
          <Announcement text={`${end?.label}: ${end?.text}`} />
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

  @container (min-width: 36rem) {
    /* Two, and what screen readers are told. */
    &:not(:has(> :nth-child(4))) {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }

  @container (min-width: 48rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;
