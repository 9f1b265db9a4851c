import { useState } from 'react';
import { styled } from 'styled-components';
import type { FlowVisual } from '../../schema/generated/types.ts';
import { FlowDrawing } from '../ui/charts/flow/drawing.tsx';
import {
  layOutFlow,
  type PlacedNode,
  type PlacedStream,
  streamsThrough,
} from '../ui/charts/flow/layout.ts';
import { FlowNode } from '../ui/charts/flow/node.tsx';
import { Band, Lines } from '../ui/charts/flow/stream.tsx';
import { fillOf } from '../ui/charts/hatch.tsx';
import { Legend } from '../ui/charts/legend.tsx';
import { decimalsOf, percent, sum } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { renderList } from '../ui/render-list.ts';

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
  const between = nodes.filter(({ column }) => column > 0 && column < last);
  const isNumbered = between.length > 1;
  const hasStrong = streams.some(({ strong }) => strong);
  const isFaint = (stream: PlacedStream) =>
    through ? !through.has(stream) : hasStrong && !stream.strong;
  const total = sum(nodes.filter(({ column }) => column === 0).map(({ value }) => value));
  const summaryOf = (each: PlacedNode) => {
    const share = writeNumber((each.value / (total || 1)) * 100, 0);
    const words = { name: each.label, value: writeTotal(each), share };
    return [fillTemplate(choose ?? '', words), each.note].filter(Boolean).join(' ');
  };
  const toggle = (each: PlacedNode) =>
    setChosen(nameOf(each) === chosen ? undefined : nameOf(each));
  return (
    <Panel {...flow}>
      <FlowDrawing data-lines={units || undefined} aria-hidden={choose ? undefined : true}>
        {columns.some(({ label }) => label) && (
          <div data-columns="" aria-hidden="true">
            {renderList(columns, ({ label }) => (
              <span>{label}</span>
            ))}
          </div>
        )}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: its buttons have names */}
        <svg aria-hidden={choose ? undefined : true} role={choose && 'group'}>
          {renderList(streams.toSorted(strongLast), (stream) => (
            <Stream
              stream={stream}
              last={last}
              shape={units ? Lines : Band}
              isFaint={isFaint(stream)}
              isChosen={through?.has(stream)}
              text={write(stream.value)}
            />
          ))}
          {renderList(nodes, (each) => (
            <FlowNode
              node={each}
              last={last}
              text={writeTotal(each)}
              number={isNumbered ? between.indexOf(each) + 1 : 0}
              {...(choose && { isChosen: each === node, onChoose: () => toggle(each) })}
            />
          ))}
        </svg>
        {between.length > 0 && (
          <div data-key="" aria-hidden="true">
            {renderList(between, (node, index) => (
              <p>
                {isNumbered && <span>{index + 1}</span>}
                <strong>{node.label}</strong>
                <span>{writeTotal(node)}</span>
              </p>
            ))}
          </div>
        )}
      </FlowDrawing>
      <Legend
        entries={(['actual', 'forecast', 'target'] as const).map((status) => ({
          label: legend?.[status],
          fill: fillOf(status),
        }))}
      />
      {(annotation || choose) && (
        <Note role={choose && 'status'}>
          {node ? summaryOf(node) : annotation}
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

interface StreamProps {
  stream: PlacedStream;
  /** The index of the last column. */
  last: number;
  shape: typeof Band | typeof Lines;
  isFaint: boolean;
  isChosen: boolean | undefined;
  text: string;
}

/** A stream and its value, which a pointer shows. */
function Stream({ stream, last, shape: Shape, text, ...look }: StreamProps) {
  const x = [stream.from.column / last, stream.to.column / last] as const;
  return (
    <g data-stream="">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <Shape stream={stream} x={x} {...look} />
      </svg>
      <svg aria-hidden="true" overflow="visible">
        <text
          x={percent((x[0] + x[1]) / 2)}
          y={percent((stream.start + stream.end + stream.height) / 2)}
          dy="0.35em"
        >
          {text}
        </text>
      </svg>
    </g>
  );
}

/** Returns a unique name of a node, because two columns may have a node of the same name. */
const nameOf = ({ column, label }: PlacedNode): string => `${column} ${label}`;

/** Sorts strong streams last, because later ones are drawn on top. */
const strongLast = (a: PlacedStream, b: PlacedStream): number =>
  Number(a.strong) - Number(b.strong);
