import type { KeyboardEvent } from 'react';
import { renderList } from '../../render-list.ts';
import { lookOf } from '../hatch.tsx';
import { percent, sum } from '../numbers.ts';
import { linesOf, type PlacedNode, roomOf } from './layout.ts';

/** Width of a bar in pixels. */
const nodeWidth = 10;

/** Bars below this share of the height get a visible minimum height. */
const smallBar = 0.028;

interface NodePlace {
  node: PlacedNode;
  last: number;
}

interface FlowNodeProps extends NodePlace {
  /** The amount that flows through it. */
  text: string;
  /** What is above its column. */
  column: string | undefined;
  /** Its number in the list of names on phones, or 0. */
  number: number;
  /** Whether the names of both ends would cover each other on phones, with their amounts. */
  isTight: boolean;
  isChosen?: boolean;
  /** With it, the node is a button. */
  onChoose?: () => void;
}

/** A node of a flow: its bar, name and amount. */
export function FlowNode({ column, isChosen, onChoose, ...node }: FlowNodeProps) {
  const drawing = (
    <>
      <Bar {...node} />
      <Name {...node} />
    </>
  );
  if (!onChoose) return drawing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <g
      role="button"
      tabIndex={0}
      // On phones the number is all that is visible, and speech input needs what is visible. Two columns
      // may have a node of the same name.
      aria-label={[`${node.number || ''} ${node.node.label} ${node.text}`.trim(), column]
        .filter(Boolean)
        .join(', ')}
      aria-pressed={isChosen}
      onClick={onChoose}
      onKeyDown={(event) => onPress(event, onChoose)}
    >
      <Area {...node} />
      {drawing}
    </g>
  );
}

/** Handles keys like a button element. */
function onPress(event: KeyboardEvent, press: () => void) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  press();
}

const sideOf = ({ column }: PlacedNode, last: number) =>
  column === 0 ? 'first' : column === last ? 'last' : 'between';

function Bar({ node, last }: NodePlace) {
  const { status, column, top, bottom } = node;
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

/** The touch area of a node: its bar and the room of its name. */
function Area({ node, last }: NodePlace) {
  const { top, height } = roomOf(node);
  return (
    <rect
      data-area={sideOf(node, last)}
      x={percent(node.column / last)}
      y={percent(top)}
      height={percent(height)}
      rx="4"
    />
  );
}

/**
 * The name above its bar and, for wide screens, beside a bar at either end. A number above the bar
 * leads phones to a name that is in the list below.
 */
function Name({
  node,
  last,
  text,
  number,
  isTight,
}: Omit<FlowNodeProps, 'column' | 'isChosen' | 'onChoose'>) {
  const { label, column, top, bottom } = node;
  const side = sideOf(node, last);
  const isBetween = side === 'between';
  const isSmall = bottom - top < smallBar;
  const lines = isBetween ? [label] : linesOf(label);
  const further = lines.length - 1;
  const isApart = isTight && !isBetween && lettersOf(label, text) > mostLetters / 2;
  const linesAbove = isApart ? further + 1 : further;
  const middle = percent((top + bottom) / 2);
  const x = percent(column / last);
  const y = isSmall ? middle : percent(top);
  const above = isSmall ? -1 : -0.6;
  return (
    <>
      <text
        data-label={isBetween ? side : `above ${side}`}
        data-long={linesAbove ? '' : undefined}
        data-high={linesAbove > 1 ? '' : undefined}
        y={y}
      >
        <NameLines lines={lines} x={x} first={above - lineHeight * linesAbove} />
        {isApart ? (
          <tspan x={x} dy={`${lineHeight}em`}>
            {text}
          </tspan>
        ) : (
          <tspan dx="0.25em">{text}</tspan>
        )}
      </text>
      {!isBetween && (
        <text data-label={side} y={middle}>
          <NameLines lines={lines} x={x} first={-0.25 - 0.6 * further} />
          <tspan x={x} dy="1.3em">
            {text}
          </tspan>
        </text>
      )}
      {number > 0 && (
        <text data-number="" x={x} y={y} dy={`${above}em`}>
          {number}
        </text>
      )}
    </>
  );
}

/** The letters of names and amounts that fit beside each other on a phone. */
const mostLetters = 44;

/** The letters of the last line of a name and of the amount behind it. */
const lettersOf = (label: string, text: string) =>
  (linesOf(label).at(-1) ?? '').length + text.length;

/** Whether names at both ends of a flow would cover each other on phones, with their amounts. */
export function areNamesTight(
  ends: readonly (readonly PlacedNode[])[],
  writeAmount: (node: PlacedNode) => string,
): boolean {
  const longest = ends.map((nodes) =>
    Math.max(...nodes.map((node) => lettersOf(node.label, writeAmount(node)))),
  );
  return sum(longest) > mostLetters;
}

/** The height of a line in `em`. */
const lineHeight = 1.2;

interface NameLinesProps {
  lines: readonly string[];
  x: string;
  /** Where the first line is, in `em` below the text’s own place. */
  first: number;
}

/** A name on as many lines as it needs. Spaces without a width separate them for screen readers. */
function NameLines({ lines, x, first }: NameLinesProps) {
  return renderList(lines, (line, index) => (
    <>
      <tspan data-name="" x={x} dy={`${index ? lineHeight : first}em`}>
        {line}
      </tspan>
      <tspan fontSize="0"> </tspan>
    </>
  ));
}

/**
 * Returns how much room the names and amounts beside the bars of a column need, if it is less than the
 * most.
 */
export function roomOfNames(
  column: readonly PlacedNode[],
  writeAmount: (node: PlacedNode) => string,
): 'short' | 'medium' | undefined {
  const lines = column.flatMap((node) => [...linesOf(node.label), writeAmount(node)]);
  const letters = Math.max(...lines.map(({ length }) => length));
  return letters <= 7 ? 'short' : letters <= 12 ? 'medium' : undefined;
}
