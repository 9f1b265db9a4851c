import { styled } from 'styled-components';
import { renderList } from '../render-list.ts';
import { hiddenReadout, shownReadout, valueText } from './chart-text.ts';
import { type PlacedLine, spread } from './line-points.ts';
import { percent } from './numbers.ts';

/** The month under the pointer shows its values. */
const Months = styled.g`
  line,
  text {
    ${hiddenReadout}
  }

  text {
    ${valueText}
  }

  g:hover > :is(line, text) {
    ${shownReadout}
  }
`;

interface LabelsProps {
  lines: readonly PlacedLine[];
  write: (value: number) => string;
}

/** Labels each line that reaches the end with its name and last value. */
export function EndLabels({ lines, write }: LabelsProps) {
  const ending = lines.filter(({ points }) => points.at(-1)?.x === 1);
  const places = spread(
    ending.map(({ points }) => points.at(-1)?.y ?? 0),
    0.155,
  );
  return renderList(ending, ({ label, points, look }, index) => (
    <g>
      <circle cx="100%" cy={percent(points.at(-1)?.y ?? 0)} r="4" fill={look.stroke} />
      {/* In a coordinate system of its own, because a line cannot start some pixels behind a share. */}
      <svg data-end="" x="100%" overflow="visible" aria-hidden="true">
        <line
          x1="5"
          x2="12"
          y1={percent(points.at(-1)?.y ?? 0)}
          y2={percent(places[index] ?? 0)}
          stroke="var(--color-border)"
        />
      </svg>
      <text data-end="" y={percent(places[index] ?? 0)}>
        <tspan x="100%" dx="14" dy="-.25em">
          {write(points.at(-1)?.value ?? 0)}
        </tspan>
        <tspan x="100%" dx="14" dy="1.15em">
          {label}
        </tspan>
      </text>
    </g>
  ));
}

/** Shows the values of all lines at the label under the pointer. */
export function MonthValues({ lines, labels, write }: LabelsProps & { labels: readonly string[] }) {
  const step = 1 / (labels.length - 1);
  return (
    <Months>
      {renderList(labels, (label, index) => {
        // Where lines meet, they have one value.
        const points = lines
          .flatMap((line) => line.points.filter((point) => point.label === label))
          .filter(({ y }, position, all) => all.findIndex((other) => other.y === y) === position);
        const places = spread(
          points.map(({ y }) => y),
          0.08,
        );
        const x = percent(index * step);
        const late = index > labels.length / 2;
        return (
          <g>
            <rect
              x={percent((index - 0.5) * step)}
              width={percent(step)}
              height="100%"
              fill="none"
              pointerEvents="all"
            />
            <line x1={x} x2={x} y2="100%" stroke="var(--color-border)" />
            {renderList(points, ({ value }, position) => (
              <text
                x={x}
                dx={late ? -10 : 10}
                y={percent(places[position] ?? 0)}
                dy="4"
                textAnchor={late ? 'end' : 'start'}
              >
                {write(value)}
              </text>
            ))}
          </g>
        );
      })}
    </Months>
  );
}
