import { type FormEvent, useId } from 'react';
import { styled } from 'styled-components';
import type { OwnQuestion } from '../../schema/generated/types.ts';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/forms/field.tsx';
import { useProblem } from '../ui/forms/use-problem.tsx';

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

  > p:not([aria-live]) {
    color: var(--color-text-third);
    font-size: var(--type-small-size);
    line-height: 1.4;
  }

  > [role='status'] {
    scroll-margin-block: 6rem;
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
  const { problem, control } = useProblem();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(String(new FormData(event.currentTarget).get('question')));
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
          required
          {...control}
        />
        <Button type="submit">{field.button}</Button>
      </div>
      {problem}
      <p role="status">{found}</p>
      {field.note && <p>{field.note}</p>}
    </Form>
  );
}
