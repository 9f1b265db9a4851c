import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button.tsx';
import { fillTemplate } from '../fill-template.ts';
import { InlineText } from '../inline-text.tsx';
import { usePage, useSite } from '../site.tsx';
import { Status } from '../status.tsx';
import { emailControl } from './email-control.ts';
import { controlLook, Label } from './field.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import { Trap } from './trap.tsx';
import { useProblem } from './use-problem.tsx';
import { useSubmission } from './use-submission.ts';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  container-type: inline-size;
  width: 100%;
  max-width: 32rem;

  /* Where the button is below the field, what is wrong with the address is between the two. */
  @container (max-width: 23.99rem) {
    &:has([aria-invalid]) {
      div:has([type='submit'], p[aria-live]) {
        display: contents;
      }

      [type='submit'] {
        order: 1;
        margin-top: 0.75rem;
      }

      p[aria-live] {
        margin-top: 0.5rem;
      }

      p[aria-live] ~ * {
        order: 2;
        margin-top: 0.75rem;
        visibility: visible;
      }
    }
  }
`;

const Line = styled.div`
  display: grid;
  gap: 0.5rem;

  /* A click on the disabled button leads to the field. */
  &:has(> button:disabled) {
    cursor: text;
  }

  > button:disabled {
    pointer-events: none;
  }

  /* Wide enough for one line: the button is inside the field. */
  @container (min-width: 24rem) {
    grid-template-columns: 1fr auto;
    padding: 0.375rem;

    &::before {
      grid-area: 1 / 1 / auto / -1;
      margin: -0.375rem;
      border: 1px solid var(--color-border);
      border-radius: var(--radius-card);
      background: var(--color-background);
      transition: border-color 120ms var(--ease);
      content: '';
    }

    > input {
      grid-area: 1 / 1;
    }

    > button {
      grid-area: 1 / 2;
    }

    &:hover::before {
      border-color: var(--color-text-second);
    }

    &:has(input:focus-visible)::before {
      border-color: var(--color-accent);
      outline: 2px solid var(--color-accent);
      outline-offset: 0;
    }

    &:has(input[aria-invalid])::before {
      border-color: var(--color-negative);
      outline-color: var(--color-negative);
      box-shadow: inset 0 0 0 1px var(--color-negative);
    }
  }
`;

const Input = styled.input`
  ${controlLook}

  @container (min-width: 24rem) {
    &&& {
      border-color: transparent;
      background: none;
      box-shadow: none;
      outline: none;
    }
  }
`;

/** As wide as the text that it replaces, so that the button keeps its size. */
const Pending = styled.span`
  display: inline-block;

  &::before {
    display: block;
    height: 0;
    visibility: hidden;
    content: attr(data-instead);
  }
`;

const Name = styled.div`
  margin-bottom: 0.5rem;
`;

const Below = styled.div`
  margin-top: 0.75rem;
`;

export interface SignupFormProps {
  /** The text of the button. */
  button: string;
  /** The source of the signup. By default the page's name. */
  source?: string | undefined;
  /**
   * The button is always enabled, and an empty field is rejected. Otherwise it is disabled while
   * the field is empty.
   */
  required?: boolean | undefined;
  /** A line below the field. */
  note?: string | undefined;
}

/**
 * An email field with its button. The stored address stays below the field until another is typed.
 * The toast gives details, and informs screen readers.
 */
export function SignupForm({ button, source, required, note }: SignupFormProps) {
  const { words } = useSite();
  const page = usePage();
  const id = useId();
  const { form, isPending, sent, failure } = useSubmission('signup');
  const { isEmpty, updateEmpty, setEmpty, email, submit } = useEmptiness();
  const { problem, control } = useProblem();
  return (
    <Form
      {...form}
      onInput={() => {
        form.onInput();
        updateEmpty();
      }}
      onAnimationStart={updateEmpty}
      onReset={() => setEmpty(true)}
      {...(!required && { 'data-filled': 'email' })}
    >
      <Name>
        <Label htmlFor={id}>{words.email}</Label>
      </Name>
      <Line onClick={() => !required && isEmpty && email.current?.focus()}>
        <Input
          ref={email}
          id={id}
          name="email"
          autoComplete="email"
          placeholder={words.emailPlaceholder}
          required={required}
          {...emailControl}
          {...control}
        />
        <input type="hidden" name="source" value={source ?? page.name} />
        <Button
          ref={submit}
          type="submit"
          disabled={isPending || (!required && isEmpty)}
          suppressHydrationWarning
        >
          {isPending ? <Pending data-instead={button}>{words.pending}</Pending> : button}
        </Button>
      </Line>
      <Trap />
      <Below>
        <OutcomeLine
          problem={problem}
          note={note && <InlineText text={note} />}
          failure={failure}
          success={sent && fillTemplate(words.received, { email: String(sent.email) })}
        />
      </Below>
      <Status>{isPending && words.sending}</Status>
    </Form>
  );
}

/**
 * Whether a field is empty. Browsers hide the value of a field that they have filled in from scripts
 * until the visitor acts.
 */
const isUnfilled = (field: HTMLInputElement): boolean =>
  field.value === '' && !field.matches(':autofill');

/**
 * Returns whether the email field is empty. Always `false` on the server and in the first
 * rendering, so that the button works without scripts. Until hydration the page's early script
 * disables the button.
 */
function useEmptiness() {
  const [isEmpty, setEmpty] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const updateEmpty = useCallback(() => {
    if (email.current) setEmpty(isUnfilled(email.current));
  }, []);
  useLayoutEffect(() => {
    // Resets the button to what React last rendered, whatever the early script has done.
    if (submit.current) submit.current.disabled = false;
    updateEmpty();
  }, [updateEmpty]);
  return {
    isEmpty,
    updateEmpty,
    setEmpty,
    email,
    submit,
  };
}
