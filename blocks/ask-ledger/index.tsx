import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { AskLedgerBlock } from '../../schema/generated/types.ts';
import { asideBackground } from '../ui/backgrounds.ts';
import { PanelFrame } from '../ui/charts/panel.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { renderList } from '../ui/render-list.ts';
import { Section } from '../ui/section.tsx';
import { Status } from '../ui/status.tsx';
import { Answer, type Found, Question } from './entry.tsx';
import { QuestionForm } from './form.tsx';
import { findNearest } from './nearest-question.ts';
import { writeOut } from './write-out.ts';

/** Questions that open. On wide screens they are on the left and the answer is on the right. */
const Ledger = styled.div`
  > details {
    border-bottom: 1px solid var(--color-divider);
  }

  > details > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 3.5rem;
    padding: 0.75rem min(1.25rem, 6cqi);
    color: var(--color-text-second);
    font-weight: 600;
    font-size: 1rem;
    line-height: 1.35;

    @container (min-width: 36rem) {
      padding-inline: 1.5rem;
    }
  }

  > details > summary:focus-visible {
    outline-offset: -2px;
  }

  > details > summary:hover,
  > details[open] > summary {
    color: var(--color-text);
  }

  > details > summary svg {
    color: var(--color-text-third);
  }

  > details[open] > summary svg {
    rotate: 180deg;
  }

  @supports selector(::details-content) {
    @container (min-width: 60rem) {
      display: grid;
      grid-template-rows: repeat(6, auto) 1fr;
      grid-template-columns: 21rem minmax(0, 1fr);

      > details {
        display: contents;
      }

      > details > summary {
        grid-column: 1;
        border-right: 1px solid var(--color-divider);
        border-bottom: 1px solid var(--color-divider);
        background: ${asideBackground};
      }

      > details[open] > summary {
        border-right-color: transparent;
        background: none;
        pointer-events: none;
      }

      > details > summary svg {
        rotate: -90deg;
      }

      > details[open] > summary svg {
        rotate: -90deg;
        color: var(--color-text);
      }

      > details::details-content {
        grid-row: 1 / -1;
        grid-column: 2;
      }

      /* All answers share one place, as high as the longest, so that nothing moves. */
      > details:not([open])::details-content {
        content-visibility: visible;
        visibility: hidden;
      }

      > form {
        grid-row: 7;
        grid-column: 1;
        border-right: 1px solid var(--color-divider);
        border-bottom-left-radius: var(--radius-panel);
        background: ${asideBackground};
      }
    }
  }
`;

/**
 * A chat with the books: prepared questions, and a field that finds the nearest one to a visitor's
 * question.
 */
export default function AskLedger(block: AskLedgerBlock) {
  const { id, heading, lead, tone, questions, field } = block;
  const name = useId();
  const ledger = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  const [announcement, setAnnouncement] = useState('');
  /** The prepared question that was found for the visitor's, and how the block says so. */
  const [found, setFound] = useState<Found>();
  const [refusal, setRefusal] = useState('');
  useEffect(() => () => stop.current?.(), []);

  const write = (details: HTMLDetailsElement, found?: Found) => {
    stop.current?.();
    setFound(found);
    setRefusal('');
    const reply = details.querySelector<HTMLElement>('[data-reply]');
    if (!reply) return;
    details.toggleAttribute('data-writing', true);
    stop.current = writeOut(reply, () => details.toggleAttribute('data-writing', false));
    setAnnouncement(found ? `${found.text} ${reply.textContent}` : reply.textContent);
  };
  const onAsk = (asked: string) => {
    // Screen readers say the same reply again only if it was gone.
    flushSync(() => {
      setAnnouncement('');
      setRefusal('');
    });
    const entries = questions.flatMap((entry) => [entry, ...(entry.followUps ?? [])]);
    const nearest = findNearest(asked, entries);
    const all = [...(ledger.current?.querySelectorAll('details') ?? [])];
    const details = all.find(({ dataset }) => nearest && dataset.question === nearest.question);
    if (!details || !nearest) {
      setFound(undefined);
      flushSync(() => setRefusal(field.unknown));
      // On phones it may be off screen.
      ledger.current?.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    for (const around of [details, details.parentElement?.closest('details')]) {
      if (around) around.open = true;
    }
    const { question } = nearest;
    flushSync(() => write(details, { question, text: fillTemplate(field.found, { question }) }));
    details.querySelector('[data-found]')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Section id={id} heading={heading} lead={lead} tone={tone}>
      <PanelFrame title={heading} owner={block.owner} period={block.period}>
        <Ledger ref={ledger}>
          {renderList(questions, (entry, index) => (
            <details name={name} open={index === 0} data-question={entry.question}>
              <Question onOpen={write}>{entry.question}</Question>
              <Answer {...{ entry, found }} onOpen={write} rows={block.rows} next={block.next} />
            </details>
          ))}
          <QuestionForm field={field} refusal={refusal} onAsk={onAsk} />
        </Ledger>
      </PanelFrame>
      <Status>{announcement}</Status>
    </Section>
  );
}
