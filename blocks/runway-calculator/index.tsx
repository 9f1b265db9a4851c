import { useRef } from 'react';
import { styled } from 'styled-components';
import type { RunwayCalculatorBlock, SliderSettings } from '../../schema/generated/types.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { decimalsOf } from '../ui/charts/numbers.ts';
import { forecastLine } from '../ui/charts/stretched.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ResultLine } from '../ui/controls/result-line.tsx';
import { Slider } from '../ui/controls/slider.tsx';
import { startOf } from '../ui/controls/start-of.ts';
import { useSliders } from '../ui/controls/use-sliders.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { Band, Container, Lead, spans, together } from '../ui/section.tsx';
import { useSite } from '../ui/site.tsx';
import { Announcement } from '../ui/status.tsx';
import { carryFigures } from './carry-figures.ts';
import { Months } from './months.tsx';
import { cashOf, formOf, spentAfter } from './runway.ts';

const Columns = styled.div`
  --to-edge: max(var(--gutter), (100vw - var(--content)) / 2);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem 1.5rem;

  @container page (min-width: 60em) {
    grid-template: auto 1fr / ${spans.five} minmax(0, 1fr);

    > :not(:nth-child(2)) {
      margin-right: 1.5rem;
    }
  }

  @media print {
    ${together}
    break-inside: avoid;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 1rem;

  /* The lead asks to move the figures. */
  > p {
    @media (scripting: none), print {
      display: none;
    }
  }
`;

/**
 * Extends to the edge of the page. On small screens it is between text and sliders, so that it
 * stays in view.
 */
const Answer = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  min-width: 0;
  margin-right: calc(-1 * var(--to-edge));
  overflow-x: clip;
  overflow-clip-margin: 2rem;

  > p {
    margin-right: var(--to-edge);
  }

  > p + p {
    color: var(--color-text-third);
    font-size: var(--type-small-size);
  }

  @container page (min-width: 60em) {
    grid-area: 1 / 2 / span 2;
  }

  @media print {
    margin-right: 0;
  }
`;

const Result = styled.p`
  display: grid;
  color: var(--color-text-second);
  font-size: var(--type-lead-size);

  strong {
    color: var(--color-text);
    font-weight: 600;
    font-size: clamp(min(3.25rem, 16.25vw), 9vw, 8rem);
    line-height: 1.1;
    letter-spacing: -0.04em;
  }
`;

const Sliders = styled.div`
  display: grid;
  gap: 1.25rem;
  align-content: start;

  /* The figures can be neither moved nor carried then. */
  > a {
    @media (scripting: none) {
      display: none;
    }
  }
`;

const names = ['cash', 'income', 'growth', 'costs'] as const;

/**
 * A calculator of how long the visitor's money lasts, with the months as large as the page allows.
 */
export default function RunwayCalculator(block: RunwayCalculatorBlock) {
  const numbers = useNumbers();
  const { language } = useSite();
  const { id, heading, lead, title, months, runway, spent, axis, action } = block;
  const settings: SliderSettings[] = names.map((name) => block[name]);
  const { values, sliders, read } = useSliders(settings.map(startOf), settings);
  const [cash = 0, income = 0, growth = 0, costs = 0] = values;
  const balances = cashOf({ cash, income, growth, costs }, months);
  const end = spentAfter(balances);
  const count = Math.floor(end ?? months);
  const wording = end === undefined ? runway.longer : formOf(count, runway, language);
  const { prefix, suffix, step, minimum } = block.cash;
  const style = { prefix, suffix };
  const write = (amount: number) => numbers.writeNumber(amount, decimalsOf([step, minimum]), style);
  const figures = {
    cash: write(cash),
    income: write(income),
    growth: numbers.writeNumber(
      growth,
      decimalsOf([block.growth.step, block.growth.minimum]),
      block.growth,
    ),
    costs: write(costs),
    runway: fillTemplate(wording, { count: numbers.writeNumber(count, 0) }),
  };
  const result = useRef<HTMLParagraphElement>(null);
  const isGrowing = balances.every((balance, month) => balance >= (balances[month - 1] ?? 0));
  const answer = isGrowing
    ? { label: runway.growing, value: write(balances.at(-1) ?? cash) }
    : { label: runway.label, value: figures.runway };
  return (
    <Band id={id} data-tone="subtle">
      <ResultLine
        figures={[answer]}
        courses={[{ amounts: balances.map((balance) => Math.max(0, balance)), ...forecastLine }]}
        result={result}
      />
      <Container>
        <Columns>
          <Words>
            <h2>{heading}</h2>
            <Lead text={lead} />
          </Words>
          <Answer>
            <Result ref={result}>
              {answer.label}
              <strong>{answer.value}</strong>
            </Result>
            <Months
              title={title}
              balances={balances}
              end={end}
              spent={spent}
              nameOf={(month) => (month ? fillTemplate(axis.month, { count: month }) : axis.now)}
              write={write}
            />
          </Answer>
          <Sliders ref={sliders}>
            {names.map((name, index) => (
              <Slider
                key={name}
                slider={block[name]}
                name={name}
                value={values[index] ?? 0}
                onChange={read}
              />
            ))}
            {action && <ArrowLink {...action} href={carryFigures(action.href, figures)} />}
          </Sliders>
        </Columns>
      </Container>
      <Announcement text={block.announcement} values={figures} />
    </Band>
  );
}
