import { styled } from 'styled-components';
import type { AskLedgerBlock, FollowUp, PreparedQuestion } from '../../schema/generated/types.ts';
import { SourceRows } from '../ui/charts/tables/source-rows.tsx';
import { Icon } from '../ui/icon.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { renderList } from '../ui/render-list.ts';
import { Visual } from '../ui/visual.tsx';

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding: 0.25rem min(1.25rem, 6cqi) 1.5rem;

  [data-reply] {
    max-width: 40rem;
    color: var(--color-text-second);
    font-size: var(--type-h3-size);
    line-height: 1.4;
  }

  /* Scrolled to with the question above it and the answer below it. */
  [data-found] {
    scroll-margin-block: 5rem 16rem;
    margin-bottom: -0.75rem;
    color: var(--color-text-third);
    font-size: var(--type-small-size);
  }

  strong {
    color: var(--color-text);
  }

  [data-reply]::highlight(unwritten),
  [data-reply] *::highlight(unwritten) {
    color: transparent;
  }

  @container (min-width: 36rem) {
    padding-inline: 1.5rem;
  }

  /* In a grid, the answer would go to the next sheet without its question. */
  @media print {
    display: block;

    > * + * {
      margin-top: 1.25rem;
    }
  }

  @container (min-width: 60rem) {
    padding-top: 1.5rem;

    > [data-reply] {
      font-size: 1.5rem;
      line-height: 1.35;
      letter-spacing: -0.015em;
    }
  }
`;

/** The evidence for an answer, which appears when the answer is written out. */
const Evidence = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  transition: opacity 200ms var(--ease);

  [data-writing] > div > & {
    opacity: 0;
    transition: none;
  }

  figure {
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }

  figure > div > * {
    padding: 0;
  }
`;

/** Source rows and follow-up questions, which open below the answer. */
const Fold = styled.details`
  border-top: 1px solid var(--color-divider);

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 3rem;
    padding-block: 0.625rem;
    font-weight: 600;
    font-size: 0.9375rem;
  }

  > summary:hover {
    color: var(--color-accent);
  }

  > summary svg {
    color: var(--color-text-third);
  }

  &[open] > summary svg {
    rotate: 180deg;
  }

  > div {
    padding: 0.25rem 0 1.25rem;
  }
`;

const Next = styled.div`
  > p {
    margin-block: 0.5rem;
    break-after: avoid;
    color: var(--color-text-third);
    font-size: var(--type-small-size);
  }
`;

type Words = Pick<AskLedgerBlock, 'rows' | 'next'>;

/** The prepared question that is nearest to the visitor's own, and the text that says so. */
export interface Found {
  question: string;
  text: string;
}

interface AnswerProps extends Words {
  entry: PreparedQuestion | FollowUp;
  /** What the visitor's last question found. */
  found: Found | undefined;
  /** Called with the answer when its question is opened. */
  onOpen: (details: HTMLDetailsElement) => void;
}

/**
 * The content below an open question: the answer, its chart, its source rows and follow-up
 * questions. The rows start open if there is nothing else to see.
 */
export function Answer({ entry, found, onOpen, ...words }: AnswerProps) {
  const { answer, visual, source } = entry;
  const followUps = 'followUps' in entry ? entry.followUps : undefined;
  return (
    <Content>
      {found?.question === entry.question && <p data-found="">{found.text}</p>}
      <p data-reply="">
        <InlineText text={answer} />
      </p>
      {(visual || source || followUps) && (
        <Evidence>
          {visual && <Visual visual={visual} />}
          <div>
            {source && (
              <Fold open={!visual}>
                <summary>
                  {words.rows}
                  <Icon name="chevron-down" />
                </summary>
                <div>
                  <SourceRows {...source} />
                </div>
              </Fold>
            )}
            {followUps && (
              <Next>
                {words.next && <p>{words.next}</p>}
                {renderList(followUps, (followUp) => (
                  <Fold data-question={followUp.question}>
                    <Question onOpen={onOpen}>{followUp.question}</Question>
                    <Answer entry={followUp} {...{ found, onOpen }} {...words} />
                  </Fold>
                ))}
              </Next>
            )}
          </div>
        </Evidence>
      )}
    </Content>
  );
}

interface QuestionProps {
  children: string;
  onOpen: (details: HTMLDetailsElement) => void;
}

/**
 * A question that opens its answer. It stays where the visitor has tapped it, although an answer
 * above it closes.
 */
export function Question({ children, onOpen }: QuestionProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button.
    <summary
      onClick={(event) => {
        const summary = event.currentTarget;
        const details = summary.parentElement;
        if (!(details instanceof HTMLDetailsElement) || details.open) return;
        event.preventDefault();
        const { top } = summary.getBoundingClientRect();
        details.open = true;
        window.scrollBy(0, summary.getBoundingClientRect().top - top);
        onOpen(details);
      }}
    >
      {children}
      <Icon name="chevron-down" />
    </summary>
  );
}
