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
  padding: 1.25rem min(1.25rem, 6cqi);

  label {
    font-weight: 600;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  /* Without room for an example question, or for the whole label of the button, that is below. */
  input {
    ${controlLook}
    flex: 99 1 11rem;
    min-width: 0;
  }

  button {
    flex-grow: 1;
  }

  > [role='status'] {
    scroll-margin-block: 6rem;
    font-weight: 600;
    line-height: 1.4;
  }

  > :empty {
    position: absolute;
  }

  > p:not([aria-live], [role]) {
    color: var(--color-text-third);
    font-size: var(--type-small-size);
    line-height: 1.4;
  }

  @container (min-width: 36rem) {
    padding: 1.5rem;
  }

  /* The field needs scripts. All questions can be read without it. */
  @media (scripting: none) {
    display: none;
  }
`;

interface QuestionFormProps {
  field: OwnQuestion;
  /** What is said below the field if there is no answer. */
  refusal: string;
  onAsk: (question: string) => void;
}

/**
 * A field for the visitor's own question. Its form has the method `dialog`, so it is never sent.
 */
export function QuestionForm({ field, refusal, onAsk }: QuestionFormProps) {
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
      <p role="status">{refusal}</p>
      {field.note && <p>{field.note}</p>}
    </Form>
  );
}
