import { styled } from 'styled-components';
import { percent } from './numbers.ts';

interface AnnotationProps {
  text: string;
  /** The position on the chart, as shares of its width and height. */
  x: number;
  y: number;
  /** Above the whole chart, or below the value if a line chart has room there. */
  place: 'above' | 'below';
  /** In the lower row above the chart, below the raised label of a boundary. */
  isLower?: boolean;
}

/** A short text about a value, with a line to it. */
export function Annotation({ text, x, y, place, isLower }: AnnotationProps) {
  const anchor = x < 0.34 ? 'start' : x > 0.66 ? 'end' : 'middle';
  const isAbove = place === 'above';
  return (
    <g data-annotation="">
      <text
        x={percent(x)}
        y={isAbove ? (isLower ? '-8' : '-34') : percent(y)}
        dx={isAbove ? { start: -4, middle: 0, end: 4 }[anchor] : 0}
        dy={isAbove ? 0 : 34}
        textAnchor={anchor}
      >
        {text}
      </text>
      {isAbove && (
        <line
          x1={percent(x)}
          x2={percent(x)}
          y1={isLower ? '-2' : '-27'}
          y2={percent(y)}
          stroke="var(--color-text)"
        />
      )}
      <circle cx={percent(x)} cy={percent(y)} r={isAbove ? 3 : 5} fill="var(--color-text)" />
    </g>
  );
}

/** The same text below the chart, if the chart is too narrow for it, and for screen readers. */
export const AnnotationBelow = styled.p`
  padding-left: 1.25rem;
  color: var(--color-text);
  font-weight: 600;

  /* The ring that marks its point in the chart, before all lines of the text. */
  &::before {
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin: 0 0.5rem 0 -1.25rem;
    border: 2px solid;
    border-radius: 50%;
    vertical-align: -0.0625rem;
    content: '';
  }

  @container (min-width: 36rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

interface BoundaryProps {
  text: string;
  x: number;
  /** The position of the line of an annotation above the chart, if there is one. */
  annotationX?: number | undefined;
  /** Uses the row above a near annotation, if the chart is wide enough. */
  isRaised?: boolean;
}

/** Width of a letter, as a share of the narrowest chart with annotations. */
const letterWidth = 0.0145;

/** Whether the label is to the left of the line. */
function standsBefore({ text, x, annotationX = -1 }: BoundaryProps): boolean {
  const width = text.length * letterWidth;
  const isCrossedBefore = annotationX < x && annotationX > x - width;
  const isCrossedAfter = annotationX > x && annotationX < x + width;
  if (isCrossedBefore && x + width < 1) return false;
  return x > 0.5 || (isCrossedAfter && x > width);
}

/** Width of a letter, as a share of the plot of a small phone. */
const widestLetter = 0.035;

/** Whether the label of a phone is above its line: beside it, there is no room on either side. */
function isCentral({ text, x }: BoundaryProps): boolean {
  const width = text.length * widestLetter;
  const reaches = Math.max(x, 1 - x) + width / 2;
  return x > 0.2 && x < 0.8 && (reaches < 1.1 || width > Math.max(x, 1 - x));
}

/**
 * The line between actual values and the forecast. Its label is on the side with more room, or on
 * the other if an annotation's line would cross it. Draw it after the annotation.
 */
export function Boundary(boundary: BoundaryProps) {
  const { text, x, isRaised } = boundary;
  const isBefore = standsBefore(boundary);
  return (
    <g
      data-boundary={isCentral(boundary) ? 'central' : ''}
      data-raised={isRaised || undefined}
      data-evading={isBefore === x > 0.5 ? undefined : isBefore}
    >
      <line
        x1={percent(x)}
        x2={percent(x)}
        y1="-18"
        y2="100%"
        stroke="var(--color-border)"
        strokeDasharray="2 3"
      />
      <text x={percent(x)} dx={isBefore ? -6 : 6} y="-8" textAnchor={isBefore ? 'end' : 'start'}>
        {text}
      </text>
    </g>
  );
}
