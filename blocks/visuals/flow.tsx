import { styled } from 'styled-components';
import type { FlowVisual } from '../../schema/generated/types.ts';
import { FlowDrawing } from '../ui/charts/flow/drawing.tsx';
import { layOutFlow } from '../ui/charts/flow/layout.ts';
import { areNamesTight, FlowNode, roomOfNames } from '../ui/charts/flow/node.tsx';
import { Stream, strongLast } from '../ui/charts/flow/stream.tsx';
import { useAmounts } from '../ui/charts/flow/use-amounts.ts';
import { useChoice } from '../ui/charts/flow/use-choice.ts';
import { fillOf } from '../ui/charts/hatch.tsx';
import { Legend } from '../ui/charts/legend.tsx';
import { sum } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { ValueList } from '../ui/charts/value-list.tsx';
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

/** The most lines for units that a page should have, and that can be told apart. */
const mostLines = 200;

/** A flow between columns, as streams or with a line for each unit. */
export default function Flow(flow: FlowVisual) {
  const { title, columns, annotation, legend, choose, hint } = flow;
  const { nodes, streams } = layOutFlow(flow);
  // Authors are warned of more.
  const units = flow.units && sum(streams.map(({ value }) => value)) <= mostLines;
  const { chosen, isFaint, isChosen, toggle } = useChoice(nodes, streams);
  const { writeStream, writeNode, summarize } = useAmounts(flow, nodes, streams);
  const last = columns.length - 1;
  const between = nodes.filter(({ column }) => column > 0 && column < last);
  const isNumbered = between.length > 1;
  const ends = [0, last].map((end) => nodes.filter(({ column }) => column === end));
  const [first, second] = ends.map((column) => roomOfNames(column, writeNode));
  const isTight = areNamesTight(ends, writeNode);
  return (
    <Panel {...flow}>
      <FlowDrawing
        data-lines={units || undefined}
        data-first={first}
        data-last={second}
        aria-hidden={choose ? undefined : true}
      >
        {columns.some(({ label }) => label) && (
          <div data-columns="" aria-hidden="true">
            {renderList(columns, ({ label }) => (
              <span>{label}</span>
            ))}
          </div>
        )}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it has a label where it is not hidden */}
        <svg
          {...(choose ? { role: 'group', 'aria-label': hint ?? title } : { 'aria-hidden': true })}
        >
          {renderList(streams.toSorted(strongLast), (stream) => (
            <Stream
              stream={stream}
              last={last}
              hasLines={units}
              isFaint={isFaint(stream)}
              isChosen={isChosen(stream)}
              text={writeStream(stream)}
            />
          ))}
          {renderList(nodes, (node) => (
            <FlowNode
              node={node}
              last={last}
              text={writeNode(node)}
              column={columns[node.column]?.label}
              number={isNumbered ? between.indexOf(node) + 1 : 0}
              isTight={isTight}
              {...(choose && { isChosen: node === chosen, onChoose: () => toggle(node) })}
            />
          ))}
        </svg>
        {between.length > 0 && (
          <div data-key="" aria-hidden="true">
            {renderList(between, (node, index) => (
              <p>
                {isNumbered && <span>{index + 1}</span>}
                <strong>{node.label}</strong>
                <span>{writeNode(node)}</span>
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
          {chosen ? summarize(chosen) : annotation}
          {!chosen && hint && <span data-unprinted=""> {hint}</span>}
        </Note>
      )}
      <ValueList
        title={title}
        values={streams.map(
          (stream) => `${stream.from.label} → ${stream.to.label}: ${writeStream(stream)}`,
        )}
      />
    </Panel>
  );
}
