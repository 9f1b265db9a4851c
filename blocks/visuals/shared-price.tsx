import { styled } from 'styled-components';
import type { SharedPriceVisual } from '../../schema/generated/types.ts';
import { Annotation, AnnotationBelow } from '../ui/charts/annotation.tsx';
import { Column, Columns } from '../ui/charts/columns.tsx';
import { Legend, Target, targetEntry } from '../ui/charts/legend.tsx';
import { axisTicks, percent, placeOn } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { PlotArea } from '../ui/charts/plot-area.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { Slider } from '../ui/controls/slider.tsx';
import { useSliders } from '../ui/controls/use-sliders.ts';
import { countRules } from '../ui/count-rules.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { renderList } from '../ui/render-list.ts';
import { Announcement } from '../ui/status.tsx';

/** The most bars that the schema allows. */
const mostBars = 24;

/**
 * The slider is below the bars: the middle of its thumb is below the middle of a bar, from the
 * first to the last.
 */
const Aligned = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1.25rem 0.75rem;

  > * {
    grid-column: 1 / -1;
  }

  > :first-child,
  > :last-child,
  > :last-child > div {
    display: grid;
    grid-template-columns: subgrid;
  }

  > :last-child > div {
    row-gap: 0;
  }

  > :last-child > div,
  > :last-child > div > :first-child {
    grid-column: 1 / -1;
  }

  > :last-child > div > :not(:first-child) {
    --thumb: 1.5rem;
    grid-column: 2;
    margin-inline: calc((100% / var(--count) - var(--thumb)) / 2);
  }

  /* The numbers at both ends, too. */
  > :last-child > div > :last-child > span {
    min-width: var(--thumb);
    text-align: center;
  }

  ${countRules('data-bars', mostBars)}
`;

/** In a narrow column the text may need two lines, and nothing below it must move. */
const Result = styled(AnnotationBelow)`
  min-height: 2lh;
`;

const fills = { chosen: 'var(--color-text)', others: 'var(--color-border)' };

/** Shows what each user pays if several share one price, for a number chosen by a slider. */
export default function SharedPrice(chart: SharedPriceVisual) {
  const { title, price, users, legend, compare, texts } = chart;
  const { writeNumber } = useNumbers();
  const { values, sliders, read } = useSliders([users.default], users);
  const [chosen = users.default] = values;
  const counts = Array.from(
    { length: users.maximum - users.minimum + 1 },
    (_, index) => users.minimum + index,
  );
  const write = (amount: number) => writeNumber(amount, Number.isInteger(amount) ? 0 : 2, chart);
  const shareOf = (count: number) => Math.round((price / count) * 100) / 100;
  const ticks = axisTicks(
    Math.max(compare?.value ?? 0, shareOf(users.minimum)),
    Math.min(compare?.value ?? 0, 0),
  );
  const yOf = placeOn(ticks);
  const width = 1 / counts.length;
  const each = shareOf(chosen);
  const isCheaper = compare !== undefined && each < compare.value;
  const text = fillTemplate(
    chosen === 1 ? texts.single : isCheaper ? (texts.cheaper ?? texts.several) : texts.several,
    { users: writeNumber(chosen, 0), each: write(each), price: write(price) },
  );
  return (
    <Panel {...chart}>
      <Aligned data-bars={counts.length}>
        <PlotArea
          ticks={ticks}
          labels={counts.map((count) => writeNumber(count, 0))}
          target={compare}
          head={2}
        >
          <Columns>
            {renderList(counts, (count, index) => (
              <Column
                x={index * width}
                width={width}
                y={yOf(shareOf(count))}
                text={write(shareOf(count))}
              >
                <rect
                  x={percent((index + 0.19) * width)}
                  width={percent(0.62 * width)}
                  y={percent(yOf(shareOf(count)))}
                  height={percent(yOf(0) - yOf(shareOf(count)))}
                  rx="3"
                  fill={count === chosen ? fills.chosen : fills.others}
                />
              </Column>
            ))}
          </Columns>
          {compare && <Target y={yOf(compare.value)} />}
          <Annotation
            place="above"
            text={text}
            x={(chosen - users.minimum + 0.5) * width}
            y={yOf(each)}
          />
        </PlotArea>
        <Legend
          entries={[
            { label: legend.chosen, fill: fills.chosen },
            { label: legend.others, fill: fills.others },
            targetEntry(compare?.label),
          ]}
        />
        <Result>{text}</Result>
        <div ref={sliders}>
          <Slider
            slider={{ ...users, step: 1 }}
            name="users"
            value={chosen}
            marksStart={false}
            onChange={read}
          />
        </div>
      </Aligned>
      <ValueList
        title={title}
        values={counts.map(
          (count) => `${users.label} ${writeNumber(count, 0)}: ${write(shareOf(count))}`,
        )}
      />
      <Announcement text={text} />
    </Panel>
  );
}
