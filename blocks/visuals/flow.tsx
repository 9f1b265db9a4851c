import { styled } from 'styled-components';
import type { FlowVisual, Status } from '../../schema/generated/types.ts';
import {
  courseOf,
  layOutFlow,
  type PlacedNode,
  type PlacedStream,
} from '../ui/charts/flow-layout.ts';
import { halo } from '../ui/charts/halo.ts';
import { fillOf, lookOf } from '../ui/charts/hatch.tsx';
import { Legend, type LegendEntry } from '../ui/charts/legend.tsx';
import { decimalsOf, percent } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { hiddenReadout, shownReadout } from '../ui/charts/readout.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { renderList } from '../ui/render-list.ts';

/** The names stand beside the bars where there is room, else below the drawing. */
const Drawing = styled.div`
  --names: 6rem;
  padding-inline: var(--names);
  color: var(--color-text-third);
  font-weight: 500;
  font-size: 0.8125rem;
  line-height: 1.3;

  > div {
    display: flex;
    justify-content: space-between;
    margin: 0 calc(-1 * var(--names)) 0.875rem;
  }

  > svg {
    width: 100%;
    height: 25rem;
    overflow: visible;
  }

  text {
    fill: var(--color-text-second);
  }

  [data-name] {
    fill: var(--color-text);
    font-weight: 600;
  }

  [data-between] {
    display: none;
  }

  > p {
    margin: 0.75rem calc(-1 * var(--names)) 0;
    text-align: center;
  }

  > p span {
    display: inline-block;
    margin-inline: 0.375rem;
  }

  strong {
    color: var(--color-text);
    font-weight: 600;
  }

  /* On the smallest phones no name has room beside its bar. */
  @container (min-width: 18rem) {
    > [data-outer] {
      display: none;
    }
  }

  @container (max-width: 17.99rem) {
    --names: 0rem;

    > svg > text {
      display: none;
    }
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
    }

    [data-between] {
      display: inline;
    }

    > p {
      display: none;
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

/** Shares of the height, below which bars and streams have the least height at which one sees them. */
const smallBar = 0.028;
const thinStream = 0.006;

/** Letters that fit on a line beside a bar. */
const lineLength = 15;

/** What flows from where to where: as streams, or each unit as a line of its own. */
export default function Flow(flow: FlowVisual) {
  const { writeNumber } = useNumbers();
  const { title, columns, units, annotation, legend } = flow;
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
          {renderList(streams.toSorted(strongLast), (stream) => {
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
                      {...(stream.height < thinStream && thinLook(stream))}
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
        {renderList(columns, (_, index) => (
          <p data-outer={index === 0 || index === last ? '' : undefined}>
            {renderList(
              nodes.filter(({ column }) => column === index),
              (node) => (
                <span>
                  <strong>{node.label}</strong> {writeTotal(node)}
                </span>
              ),
            )}
          </p>
        ))}
      </Drawing>
      {legend && <Legend entries={legendOf(legend)} />}
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

/** What ends at a target, or is strong, is what one looks for; the rest has the colour of where it comes from. */
const colorOf = ({ from, to, strong }: PlacedStream): string =>
  colors[to.status === 'target' || strong ? to.status : from.status];

const thinLook = (stream: PlacedStream) => ({
  stroke: colorOf(stream),
  strokeWidth: stream.strong ? 2.5 : 1,
  vectorEffect: 'non-scaling-stroke' as const,
});

/** Later ones are drawn over those before. */
const strongLast = (a: PlacedStream, b: PlacedStream): number =>
  Number(a.strong) - Number(b.strong);

const legendOf = (legend: NonNullable<FlowVisual['legend']>): LegendEntry[] =>
  (['actual', 'forecast', 'target'] as const).flatMap((status) => {
    const label = legend[status];
    return label ? [{ label, fill: fillOf(status) }] : [];
  });

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
  const isSmall = bottom - top < smallBar;
  return (
    <rect
      x={percent(column / last)}
      width={nodeWidth}
      y={percent(isSmall ? (top + bottom) / 2 : top)}
      height={isSmall ? 12 : percent(bottom - top)}
      transform={`translate(${shift}${isSmall ? ' -6' : ''})`}
      {...lookOf(status)}
    />
  );
}

/** Beside the bar, in as many lines as it needs. */
function Name({ node, last, text }: NodeProps & { text: string }) {
  const { label, column, top, bottom } = node;
  const isFirst = column === 0;
  const isLast = column === last;
  const lines = linesOf(label);
  const place = {
    x: percent(column / last),
    dx: isFirst ? 0 : isLast ? 10 : nodeWidth / 2 + 8,
  };
  return (
    <text
      y={percent((top + bottom) / 2)}
      data-first={isFirst || undefined}
      data-between={isFirst || isLast ? undefined : ''}
    >
      {renderList(lines, (line, index) => (
        <tspan data-name="" {...place} dy={index ? '1.2em' : `${0.35 - 0.6 * lines.length}em`}>
          {line}
        </tspan>
      ))}
      <tspan {...place} dy="1.3em">
        {text}
      </tspan>
    </text>
  );
}

/** A name in lines that fit beside a bar; a long word stays whole. */
function linesOf(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
