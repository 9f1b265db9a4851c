import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { SignInFormBlock } from '../../schema/generated/types.ts';
import { Button } from '../ui/button.tsx';
import { answerLook } from '../ui/controls/answer-look.ts';
import { boxLook } from '../ui/controls/box-look.ts';
import { emailControl } from '../ui/forms/email-control.ts';
import { Label } from '../ui/forms/field.tsx';
import { useProblem } from '../ui/forms/use-problem.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { Status } from '../ui/status.tsx';
import { Input, PasswordInput } from './password-input.tsx';

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  max-width: 28rem;
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
    ${boxLook}
  }
`;

const Note = styled.p`
  color: var(--color-text-second);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);

  ${answerLook}
`;

/**
 * A form for email and password that sends nothing. With the method `dialog`, browsers only
 * validate the fields, also without scripts. The fields have no names, so that browsers without
 * that method cannot put them into the address.
 */
export function Credentials({
  labels,
  showPassword,
  forgot,
  button,
  note,
  signup,
}: SignInFormBlock) {
  const id = useId();
  const email = useProblem();
  const password = useProblem();
  const [isSent, setSent] = useState(false);
  return (
    <Form
      method="dialog"
      onInput={() => setSent(false)}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <div>
        <Label htmlFor={`${id}email`}>{labels.email}</Label>
        <Input
          id={`${id}email`}
          autoComplete="username"
          required
          {...emailControl}
          {...email.control}
        />
        {email.problem}
      </div>
      <div>
        <Label htmlFor={`${id}password`}>{labels.password}</Label>
        <PasswordInput id={`${id}password`} showLabel={showPassword} control={password.control} />
        {password.problem}
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
        <Note id={`${id}note`} data-answer={isSent || undefined}>
          <InlineText text={note} />
        </Note>
      )}
      <Status>{isSent && note && <InlineText text={note} />}</Status>
      {signup && (
        <Note>
          <InlineText text={signup} />
        </Note>
      )}
    </Form>
  );
}
