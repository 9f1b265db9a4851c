import type { KeyboardEvent } from 'react';
import { renderList } from '../../render-list.ts';
import { lookOf } from '../hatch.tsx';
import { percent } from '../numbers.ts';
import { type PlacedNode, roomOf } from './layout.ts';

/** Width of a bar in pixels. */
const nodeWidth = 10;

/** Bars below this share of the height get a visible minimum height. */
const smallBar = 0.028;

/** Letters per line beside a bar. */
const lineLength = 15;

interface NodePlace {
  node: PlacedNode;
  last: number;
}

interface FlowNodeProps extends NodePlace {
  /** The amount that flows through it. */
  text: string;
  /** Its number in the list of names on phones, or 0. */
  number: number;
  isChosen?: boolean;
  /** With it, the node is a button. */
  onChoose?: () => void;
}

/** A node of a flow: its bar, name and amount. */
export function FlowNode({ isChosen, onChoose, number, ...node }: FlowNodeProps) {
  const drawing = (
    <>
      <Bar {...node} />
      <Name {...node} />
      {number > 0 && <NodeNumber {...node} number={number} />}
    </>
  );
  if (!onChoose) return drawing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <g
      role="button"
      tabIndex={0}
      // On phones the number is all that is visible, and speech input needs what is visible.
      aria-label={`${number || ''} ${node.node.label} ${node.text}`.trim()}
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

function Bar({ node: { status, column, top, bottom }, last }: NodePlace) {
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
  const { column } = node;
  const { top, height } = roomOf(node);
  return (
    <rect
      data-area={column === 0 ? 'first' : column === last ? 'last' : 'between'}
      x={percent(column / last)}
      y={percent(top)}
      height={percent(height)}
      rx="4"
    />
  );
}

const anchorOf = (column: number, last: number): 'start' | 'middle' | 'end' =>
  column === 0 ? 'start' : column === last ? 'end' : 'middle';

/** Returns the place above a bar. */
const placeAbove = ({ column, top, bottom }: PlacedNode, last: number) => ({
  x: percent(column / last),
  y: percent(bottom - top < smallBar ? (top + bottom) / 2 : top),
  dy: bottom - top < smallBar ? -12 : -7,
  textAnchor: anchorOf(column, last),
});

/** The number of a node whose name is in the list below. */
function NodeNumber({ node, last, number }: NodePlace & { number: number }) {
  return (
    <text data-number="" {...placeAbove(node, last)}>
      {number}
    </text>
  );
}

/** The name above its bar and, for wide screens, beside a bar at either end. */
function Name(node: NodePlace & { text: string }) {
  const { column, label } = node.node;
  const isBetween = column > 0 && column < node.last;
  return (
    <>
      <text
        data-label=""
        {...{ [isBetween ? 'data-between' : 'data-above']: '' }}
        {...placeAbove(node.node, node.last)}
      >
        <tspan data-name="">{label}</tspan> {node.text}
      </text>
      {!isBetween && <NameBeside {...node} />}
    </>
  );
}

/** The name on as many lines as it needs. Spaces separate them for screen readers. */
function NameBeside({ node, last, text }: NodePlace & { text: string }) {
  const { label, column, top, bottom } = node;
  const isFirst = column === 0;
  const lines = linesOf(label);
  const place = { x: percent(column / last), dx: isFirst ? 0 : 10 };
  return (
    <text
      data-label=""
      data-beside=""
      y={percent((top + bottom) / 2)}
      data-first={isFirst || undefined}
    >
      {renderList(lines, (line, index) => (
        <>
          <tspan data-name="" {...place} dy={index ? '1.2em' : `${0.35 - 0.6 * lines.length}em`}>
            {line}
          </tspan>{' '}
        </>
      ))}
      <tspan {...place} dy="1.3em">
        {text}
      </tspan>
    </text>
  );
}

/** Breaks a name into lines that fit beside a bar. Long words stay whole. */
function linesOf(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
