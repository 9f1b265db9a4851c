import type { KeyboardEvent, SVGProps } from 'react';
import { renderList } from '../../render-list.ts';
import { lookOf } from '../hatch.tsx';
import { percent } from '../numbers.ts';
import { type PlacedNode, roomOf } from './layout.ts';

/** Width of a bar in pixels. */
const nodeWidth = 10;

/** Height of a line above a bar in pixels. */
const lineHeight = 15;

/** Bars below this share of the height get a visible minimum height. */
const smallBar = 0.028;

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

/** Returns the place above a bar. */
function placeAbove({ column, top, bottom }: PlacedNode, last: number) {
  const isSmall = bottom - top < smallBar;
  return {
    x: percent(column / last),
    y: percent(isSmall ? (top + bottom) / 2 : top),
    dy: isSmall ? -12 : -7,
  };
}

/** The number of a node whose name is in the list below. */
function NodeNumber({ node, last, number }: NodePlace & { number: number }) {
  return (
    <text data-number="" {...placeAbove(node, last)}>
      {number}
    </text>
  );
}

/** The name above its bar and, for wide screens, beside a bar at either end. */
function Name({ node, last, text }: NodePlace & { text: string }) {
  const { label, column, top, bottom } = node;
  const side = sideOf(node, last);
  const { x, y, dy } = placeAbove(node, last);
  const lines = side === 'between' ? [label] : linesOf(label);
  const further = lines.length - 1;
  const beside = { x, dx: column === 0 ? 0 : 10 };
  return (
    <>
      <text
        data-label={side === 'between' ? side : `above ${side}`}
        data-long={further ? '' : undefined}
        y={y}
      >
        <NameLines
          lines={lines}
          place={{ x }}
          first={dy - lineHeight * further}
          next={lineHeight}
        />
        <tspan dx="0.25em">{text}</tspan>
      </text>
      {side !== 'between' && (
        <text data-label={side} y={percent((top + bottom) / 2)}>
          <NameLines
            lines={lines}
            place={beside}
            first={`${-0.25 - 0.6 * further}em`}
            next="1.2em"
          />
          <tspan {...beside} dy="1.3em">
            {text}
          </tspan>
        </text>
      )}
    </>
  );
}

interface NameLinesProps {
  lines: readonly string[];
  place: SVGProps<SVGTSpanElement>;
  /** How far the first line is below the text’s own place, and each further one below it. */
  first: number | string;
  next: number | string;
}

/** A name on as many lines as it needs. Spaces without a width separate them for screen readers. */
function NameLines({ lines, place, first, next }: NameLinesProps) {
  return renderList(lines, (line, index) => (
    <>
      <tspan data-name="" {...place} dy={index ? next : first}>
        {line}
      </tspan>
      <tspan fontSize="0"> </tspan>
    </>
  ));
}

/** Breaks a name into lines of at most 15 letters, which fit beside a bar. Long words stay whole. */
const linesOf = (label: string): string[] => label.match(/\S.{0,14}(?=\s|$)|\S+/g) ?? [];
