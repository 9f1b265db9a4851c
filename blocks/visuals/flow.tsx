import { useState } from 'react';
import { styled } from 'styled-components';
import type { FlowVisual, Status } from '../../schema/generated/types.ts';
import {
  courseOf,
  layOutFlow,
  type PlacedNode,
  type PlacedStream,
  streamsThrough,
} from '../ui/charts/flow-layout.ts';
import { FlowNode } from '../ui/charts/flow-node.tsx';
import { halo } from '../ui/charts/halo.ts';
import { fillOf } from '../ui/charts/hatch.tsx';
import { Legend, type LegendEntry } from '../ui/charts/legend.tsx';
import { decimalsOf, percent, sum } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { hiddenReadout, shownReadout } from '../ui/charts/readout.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { renderList } from '../ui/render-list.ts';

/** The names are beside the bars on wide screens, otherwise below the drawing. */
const Drawing = styled.div`
  --names: 6.5rem;
  padding-inline: var(--names);
  color: var(--color-text-third);
  font-weight: 500;
  font-size: 0.75rem;
  line-height: 1.3;

  /* Those in between are above their bars. */
  > div {
    display: flex;
    margin: 0 calc(-1 * var(--names)) 1rem;

    span {
      flex: 2 1 0;
      text-align: center;
    }

    :is(span:first-child, span:last-child) {
      flex-grow: 1;
    }

    span:first-child {
      text-align: start;
    }

    span:last-child {
      text-align: end;
    }
  }

  /* The names are inside its box, because WebKit ignores presses outside. */
  > svg {
    display: block;
    box-sizing: content-box;
    width: 100%;
    height: 25rem;
    margin-inline: calc(-1 * var(--names));
    padding-inline: var(--names);
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
    margin: 1rem calc(-1 * var(--names)) 0;
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

  /* On the smallest phones no name fits beside its bar. */
  @container (min-width: 18rem) {
    > [data-outer] {
      display: none;
    }
  }

  @container (max-width: 17.99rem) {
    --names: 0rem;

    text[data-label] {
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

  /* A node that can be chosen: its bar and its name. */
  [role='button'] {
    cursor: pointer;
    outline: none;
  }

  [data-area] {
    width: max(28px, var(--names) + 10px);
    transform: translateX(-10px);
    fill: var(--color-text);
    fill-opacity: 0;
    transition: fill-opacity 120ms var(--ease);
  }

  [data-area='first'] {
    transform: translateX(calc(-1 * var(--names)));
  }

  /* As far as its name, if it has one. */
  [data-area='between'] {
    width: 28px;
    transform: translateX(-14px);

    @container (min-width: 36rem) {
      width: 8.5rem;
    }
  }

  [role='button']:hover [data-area] {
    fill-opacity: 0.06;
  }

  [aria-pressed='true'] [data-area] {
    fill-opacity: 0.12;
  }

  [role='button']:focus-visible [data-area] {
    stroke: var(--color-accent);
    stroke-width: 2;
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
  /* On phones some sentences take two lines, and nothing must move when they change. */
  &[role] {
    @container (max-width: 35.99rem) {
      min-height: 2lh;
    }
  }

  color: var(--color-text);
  font-weight: 600;
  font-size: 1rem;

  @media (scripting: none) {
    > span {
      display: none;
    }
  }
`;

/** Streams below this share of the height get a visible minimum height. */
const thinStream = 0.006;

/** A flow between columns, as streams or with a line for each unit. */
export default function Flow(flow: FlowVisual) {
  const { writeNumber } = useNumbers();
  const { title, columns, units, annotation, legend, choose, hint } = flow;
  const { nodes, streams } = layOutFlow(flow);
  const [chosen, setChosen] = useState<string>();
  const node = nodes.find((each) => nameOf(each) === chosen);
  const through = node && streamsThrough(node, streams);
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
  const isFaint = (stream: PlacedStream) =>
    through ? !through.has(stream) : hasStrong && !stream.strong;
  const all = sum(nodes.filter(({ column }) => column === 0).map(({ value }) => value));
  const tell = (each: PlacedNode) => {
    const share = writeNumber((each.value / (all || 1)) * 100, 0);
    const words = { name: each.label, value: writeTotal(each), share };
    return [fillTemplate(choose ?? '', words), each.note].filter(Boolean).join(' ');
  };
  const toggle = (each: PlacedNode) =>
    setChosen(nameOf(each) === chosen ? undefined : nameOf(each));
  return (
    <Panel {...flow}>
      <Drawing aria-hidden={choose ? undefined : true}>
        {columns.some(({ label }) => label) && (
          <div aria-hidden="true">
            {renderList(columns, ({ label }) => (
              <span>{label}</span>
            ))}
          </div>
        )}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: its buttons have names */}
        <svg aria-hidden={choose ? undefined : true} role={choose && 'group'}>
          {renderList(streams.toSorted(strongLast), (stream) => {
            const x = [stream.from.column / last, stream.to.column / last] as const;
            return (
              <g data-stream="">
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  {units ? (
                    <Lines stream={stream} x={x} opacity={isFaint(stream) ? 0.3 : 0.85} />
                  ) : (
                    <path
                      d={bandOf(stream, x)}
                      fill={colorOf(stream)}
                      fillOpacity={
                        isFaint(stream) ? 0.1 : stream.to.status === 'target' ? 0.5 : 0.2
                      }
                      {...(stream.height < thinStream && thinLook(stream, isFaint(stream)))}
                    />
                  )}
                </svg>
                <svg aria-hidden="true" overflow="visible">
                  <text
                    x={percent((x[0] + x[1]) / 2)}
                    y={percent((stream.start + stream.end + stream.height) / 2)}
                    dy="0.35em"
                    textAnchor="middle"
                  >
                    {write(stream.value)}
                  </text>
                </svg>
              </g>
            );
          })}
          {renderList(nodes, (each) => (
            <FlowNode
              node={each}
              last={last}
              text={writeTotal(each)}
              {...(choose && { isChosen: each === node, onChoose: () => toggle(each) })}
            />
          ))}
        </svg>
        {renderList(columns, (_, index) => (
          <p aria-hidden="true" data-outer={index === 0 || index === last ? '' : undefined}>
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
      {(annotation || choose) && (
        <Note role={choose && 'status'}>
          {node ? tell(node) : annotation}
          {!node && hint && <span data-unprinted=""> {hint}</span>}
        </Note>
      )}
      <ValueList
        title={title}
        values={streams.map(
          ({ from, to, value }) => `${from.label} → ${to.label}: ${write(value)}`,
        )}
      />
    </Panel>
  );
}

/** Returns a unique name of a node, because two columns may have a node of the same name. */
const nameOf = ({ column, label }: PlacedNode): string => `${column} ${label}`;

const colors: Record<Status, string> = {
  actual: 'var(--color-text)',
  forecast: 'var(--color-accent)',
  target: 'var(--color-target)',
};

/**
 * Returns the colour of a stream. Streams to a target and strong ones stand out in the colour of
 * their end; others have the colour of their start.
 */
const colorOf = ({ from, to, strong }: PlacedStream): string =>
  colors[to.status === 'target' || strong ? to.status : from.status];

const thinLook = (stream: PlacedStream, isFaint: boolean) => ({
  stroke: colorOf(stream),
  strokeOpacity: isFaint ? 0.3 : 1,
  strokeWidth: stream.strong ? 2.5 : 1,
  vectorEffect: 'non-scaling-stroke' as const,
});

/** Sorts strong streams last, because later ones are drawn on top. */
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
