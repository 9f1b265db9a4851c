import { useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { SignInFormBlock } from '../schema/generated/types.ts';
import { Button } from './ui/button.tsx';
import { controlLook, Label } from './ui/forms/field.tsx';
import { Icon } from './ui/icon.tsx';
import { InlineText } from './ui/inline-text.tsx';
import { Band, Container, Lead } from './ui/section.tsx';
import { Visual } from './ui/visual.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    gap: 5rem;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;

  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  max-width: 28rem;
`;

const Input = styled.input`
  ${controlLook}
  margin-top: 0.5rem;
`;

/** The eye stands at the end of the field. */
const Password = styled.div`
  position: relative;

  input {
    padding-right: 3.25rem;
  }

  button {
    position: absolute;
    top: 0.625rem;
    right: 0.125rem;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--color-text-second);
    cursor: pointer;
  }

  button:hover {
    color: var(--color-text);
  }

  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  margin-block: -0.5rem;
  font-size: var(--type-small-size);

  :is(label, a) {
    display: inline-flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
  }

  label {
    cursor: pointer;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--color-primary);
  }
`;

const Note = styled.p`
  color: var(--color-text-second);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
`;

/** The tonal break of the page stands beside the form. */
const Showcase = styled(Band)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding: 1.5rem 1rem 1rem;
  border-radius: var(--radius-panel);

  > div {
    display: grid;
    gap: 0.75rem;
  }

  > div > p {
    max-width: 50ch;
    color: var(--color-text-second);
  }

  @media (min-width: 48rem) {
    gap: 2rem;
    padding: 3rem;
  }
`;

/** Email and password, which stay where they are: nothing is sent and nothing is kept. */
export default function SignInForm(block: SignInFormBlock) {
  const { id, title, lead, visual, visualHeading, visualText } = block;
  return (
    <Band id={id} data-opening="">
      <Container>
        <Columns>
          <Words>
            <header>
              <h1>{title}</h1>
              {lead && (
                <Lead>
                  <InlineText text={lead} />
                </Lead>
              )}
            </header>
            <Credentials {...block} />
          </Words>
          {visual && (
            <Showcase as="div" data-tone="ink">
              {visualHeading && (
                <div>
                  <h2>{visualHeading}</h2>
                  {visualText && (
                    <p>
                      <InlineText text={visualText} />
                    </p>
                  )}
                </div>
              )}
              <Visual visual={visual} />
            </Showcase>
          )}
        </Columns>
      </Container>
    </Band>
  );
}

/**
 * The method `dialog` makes browsers check the fields and then do nothing, with or without scripts.
 * The fields have no names, so that a browser that does not know it has nothing to put into the
 * address.
 */
function Credentials({ labels, showPassword, forgot, button, note, signup }: SignInFormBlock) {
  const id = useId();
  const password = usePassword();
  return (
    <Form method="dialog" onSubmit={(event) => event.preventDefault()}>
      <div>
        <Label htmlFor={`${id}email`}>{labels.email}</Label>
        <Input id={`${id}email`} type="email" autoComplete="username" maxLength={254} required />
      </div>
      <div>
        <Label htmlFor={`${id}password`}>{labels.password}</Label>
        <Password>
          <Input
            ref={password.input}
            id={`${id}password`}
            type={password.isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            aria-label={showPassword}
            aria-pressed={password.isShown}
            aria-controls={`${id}password`}
            // The caret stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={password.toggle}
          >
            <Icon name={password.isShown ? 'eye-slash' : 'eye'} />
          </button>
        </Password>
      </div>
      <Options>
        <label>
          <input type="checkbox" />
          {labels.remember}
        </label>
        <a href={forgot.href}>{forgot.label}</a>
      </Options>
      <Button type="submit" aria-describedby={note && `${id}note`}>
        {button}
      </Button>
      {note && (
        <Note id={`${id}note`}>
          <InlineText text={note} />
        </Note>
      )}
      {signup && (
        <Note>
          <InlineText text={signup} />
        </Note>
      )}
    </Form>
  );
}

/** Shows and hides what is typed. Browsers put the caret elsewhere when they do, so it is put back. */
function usePassword() {
  const input = useRef<HTMLInputElement>(null);
  const selection = useRef<[start: number, end: number]>(null);
  const [isShown, setShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown.
  useLayoutEffect(() => {
    if (selection.current) input.current?.setSelectionRange(...selection.current);
  }, [isShown]);
  return {
    input,
    isShown,
    toggle: () => {
      const { selectionStart, selectionEnd } = input.current ?? {};
      selection.current = [selectionStart ?? 0, selectionEnd ?? 0];
      setShown((shown) => !shown);
    },
  };
}
