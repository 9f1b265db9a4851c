import { styled } from 'styled-components';
import type { PriceChangeBlock, SliderSettings } from '../../schema/generated/types.ts';
import { fillOf } from '../ui/charts/hatch.tsx';
import { Legend, outlineLook } from '../ui/charts/legend.tsx';
import { decimalsOf } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { describeFigure } from '../ui/controls/describe-figure.ts';
import { Slider } from '../ui/controls/slider.tsx';
import { startOf } from '../ui/controls/start-of.ts';
import { useSliders } from '../ui/controls/use-sliders.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { Section } from '../ui/section.tsx';
import { Announcement } from '../ui/status.tsx';
import { Areas } from './areas.tsx';
import { breakEvenOf, revenueOf } from './price.ts';

const Sliders = styled.div`
  display: grid;
  gap: 1.25rem 2rem;

  @container (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A price that the visitor raises, and the customers who leave. Revenue is an area. */
export default function PriceChange(block: PriceChangeBlock) {
  const numbers = useNumbers();
  const { id, heading, lead, title, customers, today, scale = 1, legend, unchanged } = block;
  const settings: SliderSettings[] = [block.price, block.leave];
  const { values, sliders, read } = useSliders(settings.map(startOf), block);
  const [price = today, leave = 0] = values;
  const change = { customers, today, price, leave };
  const { stay, kept, gained, lost, revenue } = revenueOf(change);
  const comparison = { numbers, unchanged };
  const breakEven = fillTemplate(block.breakEven.text, {
    count: numbers.writeNumber(breakEvenOf(change), 0),
  });
  const { text: _, ...breakEvenName } = block.breakEven;
  const figures = [
    describeFigure(block.revenue, revenue * scale, customers * today * scale, comparison),
    describeFigure(block.remaining, stay, customers, comparison),
    { ...breakEvenName, value: breakEven },
  ];
  const writePrice = (value: number) => {
    const { step, minimum } = block.price;
    return numbers.writeNumber(value, decimalsOf([step, minimum]), block.price);
  };
  const { label: _label, explanation: _explanation, decimals = 0, ...style } = block.revenue;
  const write = (value: number) => numbers.writeNumber(value * scale, decimals, style);
  const writeChange = (value: number) => numbers.writeChange(value * scale, decimals, style);
  const top = Math.max(today, block.price.maximum);
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Panel {...block} figures={figures}>
        <Sliders ref={sliders}>
          {settings.map((slider, index) => (
            <Slider
              key={slider.label}
              slider={slider}
              name={index === 0 ? 'price' : 'leave'}
              value={values[index] ?? 0}
              onChange={read}
            />
          ))}
        </Sliders>
        <Areas
          stay={stay / customers}
          customers={customers}
          today={today / top}
          price={price / top}
          words={{
            today: writePrice(today),
            price: writePrice(price),
            gained: writeChange(gained),
            lost: writeChange(-lost),
            stay: fillTemplate(block.stay ?? '{count}', { count: numbers.writeNumber(stay, 0) }),
          }}
        />
        <Legend
          entries={[
            { label: legend.kept, fill: fillOf('actual') },
            { label: legend.gained, fill: fillOf('forecast') },
            { label: legend.lost, line: outlineLook },
          ]}
        />
        <ValueList
          title={title}
          values={[
            `${legend.kept}: ${write(kept)}`,
            `${legend.gained}: ${write(gained)}`,
            `${legend.lost}: ${write(lost)}`,
          ]}
        />
      </Panel>
      <Announcement
        text={block.announcement}
        values={{
          price: writePrice(price),
          leave: numbers.writeNumber(leave, 0),
          revenue: write(revenue),
          breakEven,
        }}
      />
    </Section>
  );
}
