import { styled } from 'styled-components';
import type { Testimonial, TestimonialsBlock } from '../../schema/generated/types.ts';
import { FigureList, renderFigures } from '../ui/figure-list.tsx';
import { Picture } from '../ui/picture.tsx';
import { renderList } from '../ui/render-list.ts';
import { Section, spans } from '../ui/section.tsx';
import { Story } from './story.tsx';

const Quotes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 3rem;

  figure {
    display: flex;
    flex-direction: column;
    gap: 1.5rem;
  }

  > div {
    display: grid;
    gap: 2.5rem;
    align-content: start;
  }

  > div figure {
    padding-top: 2.5rem;
    border-top: 1px solid var(--color-divider);
  }

  blockquote {
    color: var(--color-text);
  }

  /* Quotation marks of the page's language. */
  blockquote::before {
    content: open-quote;
  }

  blockquote::after {
    content: close-quote;
  }

  > :first-child blockquote {
    font-weight: 500;
    font-size: clamp(1.375rem, 1rem + 1.6vw, 2.25rem);
    line-height: 1.22;
    letter-spacing: -0.02em;
  }

  /* As specific as the rule above, which rows of other quotes override. */
  > :first-child blockquote:where([data-length='long']) {
    font-size: clamp(1.25rem, 1.1rem + 0.65vw, 1.625rem);
    line-height: 1.35;
    letter-spacing: -0.012em;
  }

  /* The figures stand at the end of the quote, as far from the name as that from the quote. */
  figcaption {
    display: contents;
  }

  figcaption > div {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 0.75rem;
    align-items: center;
    color: var(--color-text-second);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }

  figcaption span {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    color: var(--color-text);
    font-weight: 600;
  }

  figcaption picture {
    grid-row: span 2;
  }

  figcaption img {
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--radius-control);
    background: var(--color-sunken);
    object-fit: cover;
  }

  figcaption b {
    color: var(--color-text);
    font-weight: 600;
  }

  dl {
    display: flex;
    gap: 1.5rem 2.5rem;
    font-variant-numeric: tabular-nums;

    /* One below the other if the text is large. */
    @container page (max-width: 26em) {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 7em), max-content));
    }
  }

  dd {
    font-weight: 600;
    font-size: 1.25rem;
    line-height: 1.3;
    letter-spacing: -0.012em;
  }

  > :first-child dd {
    font-size: var(--type-h2-size);
    letter-spacing: var(--type-h2-tracking);
  }

  @container page (min-width: 60em) {
    grid-template-columns: ${spans.seven} minmax(0, 1fr);
    gap: 3rem 1.5rem;

    > :first-child {
      padding-right: 4.5rem;
    }

    > :first-child dl {
      margin-top: auto;
      padding-top: 1.5rem;
      border-top: 1px solid var(--color-text);
    }

    > div figure:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

/** Beside a story, the first quote is large and read first, as far as its length allows. */
const Whole = styled(Quotes)`
  && > :first-child blockquote:not([data-length='long']) {
    font-size: var(--type-h2-size);
    line-height: 1.14;
    letter-spacing: var(--type-h2-tracking);
  }

  /* As tall as the story beside it. */
  @container page (min-width: 60em) {
    && > :first-child blockquote:not([data-length]) {
      font-size: var(--type-h1-size);
      line-height: 1.1;
    }
  }

  /* Rows of a grid break anywhere. */
  @media print {
    && {
      display: block;
    }

    && > :first-child {
      margin-bottom: 2rem;
    }
  }
`;

/** With a story, the other quotes are in a row below it. */
const Others = styled(Quotes)`
  margin-top: 2.5rem;

  && {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  }

  /* Two have the columns of the quote and the story above them. */
  @container page (min-width: 60em) {
    &&:has(> :nth-child(2):last-child) {
      grid-template-columns: ${spans.seven} minmax(0, 1fr);
    }
  }

  && figure {
    padding-top: 2.5rem;
    border-top: 1px solid var(--color-divider);
  }

  && blockquote {
    font-weight: 400;
    font-size: var(--type-lead-size);
    line-height: var(--type-lead-line);
    letter-spacing: 0;
  }

  && dl {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }

  && dd {
    font-size: 1.25rem;
    letter-spacing: -0.012em;
  }
`;

const Note = styled.p`
  margin-top: 2rem;
  color: var(--color-text-third);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
`;

/** Letters from which a quote is set one and two steps smaller, so that it stays on one screen. */
const lengths = { medium: 121, long: 241 };

/** Quotes of customers: the first one large, with its story or the other quotes beside it. */
export default function Testimonials({
  id,
  heading,
  tone,
  quotes,
  story,
  note,
}: TestimonialsBlock) {
  const [first, ...others] = quotes;
  const rest = renderList(others, (quote) => <Quote {...quote} />);
  return (
    <Section id={id} heading={heading} tone={tone}>
      {story ? (
        <>
          <Whole>
            {first && <Quote {...first} />}
            <Story {...story} />
          </Whole>
          {others.length > 0 && <Others>{rest}</Others>}
        </>
      ) : (
        <Quotes>
          {first && <Quote {...first} />}
          {others.length > 0 && <div>{rest}</div>}
        </Quotes>
      )}
      {note && <Note>{note}</Note>}
    </Section>
  );
}

function Quote({ quote, name, role, company, initials, photo, metrics }: Testimonial) {
  return (
    <figure>
      <blockquote data-length={lengthOf(quote)}>{quote}</blockquote>
      <figcaption>
        <div>
          {photo ? <Picture file={photo} /> : <span aria-hidden="true">{initials}</span>}
          <b>{name}</b>
          {role}, {company}
        </div>
        {metrics && <FigureList>{renderFigures(metrics)}</FigureList>}
      </figcaption>
    </figure>
  );
}

const lengthOf = ({ length }: string) =>
  length >= lengths.long ? 'long' : length >= lengths.medium ? 'medium' : undefined;
