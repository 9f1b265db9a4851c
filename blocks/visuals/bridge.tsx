import { useRef } from 'react';
import type { BridgeVisual } from '../../schema/generated/types.ts';
import { colors } from '../ui/charts/bridge/bar.tsx';
import { Drivers } from '../ui/charts/bridge/drivers.tsx';
import { Row } from '../ui/charts/bridge/row.tsx';
import { useBridge } from '../ui/charts/bridge/use-bridge.ts';
import { fillOf } from '../ui/charts/hatch.tsx';
import { Legend } from '../ui/charts/legend.tsx';
import { Panel } from '../ui/charts/panel.tsx';
import { BarTable, hasLongNames } from '../ui/charts/tables/bar-table.tsx';
import { useAxisStart } from '../ui/charts/use-axis-start.ts';
import { Slider } from '../ui/controls/slider.tsx';
import { startOf } from '../ui/controls/start-of.ts';
import { renderList } from '../ui/render-list.ts';
import { Announcement } from '../ui/status.tsx';

/**
 * Shows how one total becomes another: a bar for each change, joined by the running total. A change
 * can open to show its parts, and may have a slider.
 */
export default function Bridge(bridge: BridgeVisual) {
  const { title, legend } = bridge;
  const { rows, place, low, drivers, values, sliders, read } = useBridge(bridge);
  // Where the axis starts below zero, totals are drawn from zero and are whole.
  const cut = useAxisStart(Math.max(0, low), bridge);
  const result = useRef<HTMLTableCellElement>(null);
  const end = rows.at(-1);
  return (
    <Panel
      {...bridge}
      results={drivers.length > 0 && end && [{ ...end, value: end.text }]}
      resultsIn={result}
    >
      <BarTable data-long={hasLongNames(rows)}>
        <caption className="visually-hidden">{title}</caption>
        {renderList(rows, (row) => (
          <Row
            row={row}
            amount={row === end ? result : undefined}
            place={place}
            cut={cut !== undefined}
          />
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
      {drivers.length > 0 && (
        <Drivers ref={sliders}>
          {renderList(drivers, (slider, index) => (
            <Slider
              slider={slider}
              name={`driver-${index + 1}`}
              value={values[index] ?? startOf(slider)}
              onChange={read}
            />
          ))}
          <Announcement text={`${end?.label}: ${end?.text}`} />
        </Drivers>
      )}
    </Panel>
  );
}
