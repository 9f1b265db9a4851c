import { type FormEvent, useId } from 'react';
import { styled } from 'styled-components';
import type { OwnQuestion } from '../../schema/generated/types.ts';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/forms/field.tsx';

const Form = styled.form`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  padding: 1.25rem;

  label {
    font-weight: 600;
  }

  > div {
    display: flex;
    gap: 0.5rem;
  }

  input {
    ${controlLook}
    min-width: 0;
  }

  p {
    color: var(--color-text-third);
    font-size: 0.8125rem;
    line-height: 1.4;
  }

  [role='status'] {
    color: var(--color-text);
    font-weight: 600;
  }

  @container (min-width: 60rem) {
    padding: 1.5rem;
  }

  /* It only works with the app. All that it could find can be read without. */
  @media (scripting: none) {
    display: none;
  }
`;

interface QuestionFormProps {
  field: OwnQuestion;
  /** What came of the last question. */
  found: string;
  onAsk: (question: string) => void;
}

/** The field for a question of one's own. Its form is a dialog's, which is never sent. */
export function QuestionForm({ field, found, onAsk }: QuestionFormProps) {
  const id = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('question') ?? '').trim();
    if (asked) onAsk(asked);
  };
  return (
    <Form method="dialog" onSubmit={onSubmit}>
      <label htmlFor={id}>{field.label}</label>
      <div>
        <input
          id={id}
          name="question"
          placeholder={field.placeholder}
          maxLength={200}
          autoComplete="off"
        />
        <Button type="submit">{field.button}</Button>
      </div>
      <p role="status">{found}</p>
      {field.note && <p>{field.note}</p>}
    </Form>
  );
}
