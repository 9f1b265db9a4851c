import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ContactFormBlock } from '../schema/generated/types.ts';
import { Button } from './ui/button.tsx';
import { fillTemplate } from './ui/fill-template.ts';
import { saveWritten, useDraft, writtenInto } from './ui/forms/draft.ts';
import { CompanyField, EmailField, Field, FieldPair, RequiredNote } from './ui/forms/field.tsx';
import { OutcomeLine } from './ui/forms/outcome-line.tsx';
import { Trap } from './ui/forms/trap.tsx';
import { useSubmission } from './ui/forms/use-submission.ts';
import { InlineText } from './ui/inline-text.tsx';
import { renderList } from './ui/render-list.ts';
import { Section } from './ui/section.tsx';
import { useSite } from './ui/site.tsx';
import { Status } from './ui/status.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 1.5rem;

  @container page (min-width: 60em) {
    grid-template-columns: repeat(12, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;

  p {
    max-width: 42em;
    color: var(--color-text-second);
    font-size: var(--type-lead-size);
    line-height: var(--type-lead-line);
  }

  @container page (min-width: 60em) {
    grid-column: 1 / span 5;
  }
`;

const Details = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-content: start;

  @container page (min-width: 60em) {
    grid-area: 2 / 1 / auto / span 5;

    form:first-child + & {
      grid-row: 1 / -1;
    }
  }

  div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    column-gap: 1.25rem;
    min-height: 3rem;
    border-top: 1px solid var(--color-divider);
  }

  dt {
    color: var(--color-text-third);
    font-size: var(--type-small-size);
  }

  dd {
    min-width: 0;
    font-size: var(--type-body-size);
    overflow-wrap: anywhere;
  }

  a {
    display: inline-block;
    min-height: 2.75rem;
    padding-block: calc((2.75rem - 1lh) / 2);
  }

  /* Email addresses need the whole line. */
  @container page (max-width: 22.5em) {
    div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      padding-block: 0.5rem;
    }
  }
`;

const Form = styled.form`
  display: grid;
  gap: 1rem;
  padding: 1.25rem;
  border: 1px solid var(--color-divider);
  border-radius: var(--radius-panel);
  background: var(--color-subtle);

  @container page (min-width: 30em) {
    gap: 1.25rem;
    padding: 2rem;
  }

  @container page (min-width: 60em) {
    grid-area: 1 / 7 / span 2 / span 6;
    align-self: start;

    &:only-child {
      grid-column: 1 / span 7;
    }
  }
`;

/** Contact details beside a form to write to the company. */
export default function ContactForm({ id, title, lead, details, ...form }: ContactFormBlock) {
  return (
    <Section id={id} compact>
      <Columns>
        {(title || lead) && (
          <Intro>
            {title && <h1>{title}</h1>}
            {lead && (
              <p>
                <InlineText text={lead} />
              </p>
            )}
          </Intro>
        )}
        <MessageForm {...form} />
        {details && (
          <Details>
            {renderList(details, ({ label, value, href }) => (
              <div>
                <dt>{label}</dt>
                <dd>{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
          </Details>
        )}
      </Columns>
    </Section>
  );
}

function MessageForm({
  labels,
  topics,
  button,
  note,
}: Pick<ContactFormBlock, 'labels' | 'topics' | 'button' | 'note'>) {
  const { words, messages } = useSite();
  const { form, isPending, sent, failure } = useSubmission('contact');
  const element = useRef<HTMLFormElement>(null);
  useDraft(element, 'contact');
  useTopic(element, topics);
  return (
    <Form {...form} ref={element} data-begins={topics && 'about'} data-draft="contact">
      <FieldPair>
        <Field name="name" label={labels.name} autoComplete="name" required />
        <EmailField label={labels.email} />
      </FieldPair>
      <CompanyField label={labels.company} />
      <Field name="message" label={labels.message} multiline required />
      <Trap />
      <RequiredNote />
      <Button type="submit" disabled={isPending}>
        {isPending ? words.pending : button}
      </Button>
      <OutcomeLine
        note={note && <InlineText text={note} />}
        failure={failure}
        success={sent && messages.contact.success.title}
      />
      <Status>{isPending && words.sending}</Status>
    </Form>
  );
}

/**
 * Writes the topic of the link that led here into the message: in place of an earlier topic that
 * the visitor has not changed, otherwise below the visitor's text. A reload does not bring back a
 * topic that the visitor has removed.
 */
function useTopic(
  form: RefObject<HTMLFormElement | null>,
  topics: ContactFormBlock['topics'],
): void {
  const { search } = useLocation();
  const isFollowed = useRef(false);
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem('message') as HTMLTextAreaElement | undefined;
    const words = wordsOf(search, topics);
    const isOnPage = isFollowed.current;
    isFollowed.current = true;
    if (!field || !words) return;
    const own = field.value.trimEnd();
    const previous = writtenInto('contact');
    if (own && words === previous) return;
    if (previous && own.includes(previous)) field.value = own.replace(previous, () => words);
    else field.value = own ? `${own}\n\n${words}` : words;
    // Treats the text as typed, so that it is saved in the draft and no longer reported as missing.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    saveWritten('contact', words);
    if (isOnPage) field.focus();
  }, [form, search, topics]);
}

/** Returns the text of a topic, with the figures from the link. */
function wordsOf(search: string, topics: ContactFormBlock['topics'] = {}): string {
  const { about = '', ...figures } = Object.fromEntries(new URLSearchParams(search));
  const words = Object.hasOwn(topics, about) ? (topics[about] ?? '') : '';
  return fillTemplate(words, figures).replace(/\{\w+\}/g, '…');
}
