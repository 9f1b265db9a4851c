import { styled } from 'styled-components';
import type { FlowVisual, Status } from '../../schema/generated/types.ts';
import {
  courseOf,
  layOutFlow,
  type PlacedNode,
  type PlacedStream,
} from '../ui/charts/flow-layout.ts';
import { halo } from '../ui/charts/halo.ts';
import { lookOf } from '../ui/charts/hatch.tsx';
import { decimalsOf, percent } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { hiddenReadout, shownReadout } from '../ui/charts/readout.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { renderList } from '../ui/render-list.ts';

/** The names stand above their bars, and beside them where there is room. */
const Drawing = styled.div`
  --names: 0rem;
  padding-inline: var(--names);
  color: var(--color-text-third);
  font-weight: 500;
  font-size: 0.75rem;
  line-height: 1.3;

  > div {
    display: flex;
    justify-content: space-between;
    margin: 0 calc(-1 * var(--names)) 0.875rem;
  }

  > svg {
    width: 100%;
    height: 32rem;
    margin-top: 2.75rem;
    overflow: visible;
  }

  text {
    fill: var(--color-text-second);
  }

  tspan:first-child {
    fill: var(--color-text);
    font-weight: 600;
  }

  [data-above] {
    ${halo}
  }

  [data-beside] {
    display: none;
  }

  [data-stream] {
    transition: opacity 120ms var(--ease);
  }

  [data-stream] text {
    fill: var(--color-text);
    font-weight: 600;
    ${halo}
    ${hiddenReadout}
  }

  &:has([data-stream]:hover) [data-stream]:not(:hover) {
    opacity: 0.3;
  }

  [data-stream]:hover text {
    ${shownReadout}
  }

  [data-first] {
    transform: translateX(calc(-1 * var(--names)));
  }

  @container (min-width: 36rem) {
    --names: 8rem;
    font-size: 0.9375rem;

    > svg {
      height: 27rem;
      margin-top: 0;
    }

    [data-above] {
      display: none;
    }

    [data-beside] {
      display: inline;
    }
  }
`;

const Note = styled.p`
  color: var(--color-text);
  font-weight: 600;
  font-size: 1rem;
`;

/** Pixels. */
const nodeWidth = 10;

/** What flows from where to where: as streams, or each unit as a line of its own. */
export default function Flow(flow: FlowVisual) {
  const { writeNumber } = useNumbers();
  const { title, columns, units, annotation } = flow;
  const { nodes, streams } = layOutFlow(flow);
  const decimals = decimalsOf(streams.map(({ value }) => value));
  const write = (value: number) => writeNumber(value, decimals, flow);
  const totals = columns.map((_, index) =>
    nodes
      .filter(({ column }) => column === index)
      .map(({ value }) => Number(value.toFixed(decimals))),
  );
  const writeTotal = ({ column, value }: PlacedNode) =>
    writeNumber(value, decimalsOf(totals[column] ?? []), flow);
  const last = columns.length - 1;
  const hasStrong = streams.some(({ strong }) => strong);
  return (
    <Panel {...flow}>
      <Drawing aria-hidden="true">
        {columns.some(({ label }) => label) && (
          <div>
            {renderList(columns, ({ label }) => (
              <span>{label}</span>
            ))}
          </div>
        )}
        <svg aria-hidden="true">
          {renderList(streams, (stream) => {
            const x = [stream.from.column / last, stream.to.column / last] as const;
            const isFaint = hasStrong && !stream.strong;
            return (
              <g data-stream="">
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  {units ? (
                    <Lines stream={stream} x={x} opacity={isFaint ? 0.3 : 0.85} />
                  ) : (
                    <path
                      d={bandOf(stream, x)}
                      fill={colorOf(stream)}
                      fillOpacity={isFaint ? 0.1 : stream.to.status === 'target' ? 0.5 : 0.2}
                    />
                  )}
                </svg>
                <text
                  x={percent((x[0] + x[1]) / 2)}
                  y={percent((stream.start + stream.end + stream.height) / 2)}
                  dy="0.35em"
                  textAnchor="middle"
                >
                  {write(stream.value)}
                </text>
              </g>
            );
          })}
          {renderList(nodes, (node) => (
            <Bar node={node} last={last} />
          ))}
          {renderList(nodes, (node) => (
            <Name node={node} last={last} text={writeTotal(node)} />
          ))}
        </svg>
      </Drawing>
      {annotation && <Note>{annotation}</Note>}
      <ValueList
        title={title}
        values={streams.map(
          ({ from, to, value }) => `${from.label} → ${to.label}: ${write(value)}`,
        )}
      />
    </Panel>
  );
}

const colors: Record<Status, string> = {
  actual: 'var(--color-text)',
  forecast: 'var(--color-accent)',
  target: 'var(--color-target)',
};

/** What ends at a target is what one looks for; the rest has the colour of where it comes from. */
const colorOf = ({ from, to }: PlacedStream): string =>
  colors[to.status === 'target' ? 'target' : from.status];

function bandOf({ start, end, height }: PlacedStream, x: readonly [number, number]): string {
  const back = courseOf([x[1], x[0]], end + height, start + height);
  return `M${courseOf(x, start, end)} L${back} Z`;
}

interface LinesProps {
  stream: PlacedStream;
  x: readonly [number, number];
  opacity: number;
}

function Lines({ stream, x, opacity }: LinesProps) {
  const { start, end, height, value } = stream;
  return Array.from({ length: Math.round(value) }, (_, unit) => {
    const offset = ((unit + 0.5) / value) * height;
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: one line is like another
        key={unit}
        d={`M${courseOf(x, start + offset, end + offset)}`}
        fill="none"
        stroke={colorOf(stream)}
        strokeOpacity={opacity}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    );
  });
}

interface NodeProps {
  node: PlacedNode;
  last: number;
}

function Bar({ node: { status, column, top, bottom }, last }: NodeProps) {
  const shift = column === 0 ? 0 : column === last ? -nodeWidth : -nodeWidth / 2;
  return (
    <rect
      x={percent(column / last)}
      width={nodeWidth}
      y={percent(top)}
      height={percent(bottom - top)}
      transform={`translate(${shift})`}
      {...lookOf(status)}
    />
  );
}

/** Written twice, of which styles show one: beside the bar, and above it on phones. */
function Name({ node, last, text }: NodeProps & { text: string }) {
  const { label, column, top, bottom } = node;
  const isFirst = column === 0;
  const isLast = column === last;
  const x = percent(column / last);
  const above = { x, dx: isFirst || isLast ? 0 : nodeWidth / 2 };
  const beside = { x, dx: isFirst ? 0 : isLast ? 10 : nodeWidth / 2 + 8 };
  return (
    <>
      <text data-beside="" y={percent((top + bottom) / 2)} data-first={isFirst || undefined}>
        <tspan {...beside} dy="-0.25em">
          {label}
        </tspan>
        <tspan {...beside} dy="1.3em">
          {text}
        </tspan>
      </text>
      <text data-above="" y={percent(top)} textAnchor={isFirst ? 'start' : 'end'}>
        <tspan {...above} dy="-1.9em">
          {label}
        </tspan>
        <tspan {...above} dy="1.3em">
          {text}
        </tspan>
      </text>
    </>
  );
}
