import { type AnimationEvent, type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { fillTemplate } from '../fill-template.ts';
import { type SiteInfo, useSite } from '../site.tsx';
import { maxLengthOf } from './sent-fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const Text = styled.p`
  color: var(--color-negative);
  font-size: var(--type-small-size);
  font-weight: 500;
  line-height: var(--type-small-line);

  /* Takes no space, but is there for screen readers to notice a change. */
  &:empty {
    position: absolute;
  }

  :is(input, textarea, div) + &:not(:empty) {
    margin-top: 0.5rem;
  }
`;

/**
 * Validates a field with the site's messages. A problem is shown below the field when the form is
 * sent, and disappears once it is fixed. The first invalid field gets the focus. Spread `control`
 * on the field and render `problem` after it. Without scripts the browser reports problems itself.
 */
export function useProblem() {
  const { words } = useSite();
  const id = useId();
  const [problem, setProblem] = useState('');
  const [isAnnounced, setAnnounced] = useState(true);
  const problemOf = ({ validity, validationMessage }: Control): string => {
    if (validity.valid) return '';
    if (validity.valueMissing) return words.missing;
    if (validity.typeMismatch || validity.patternMismatch) return words.notAnEmail;
    return validationMessage;
  };
  const update = (control: Control) => {
    control.setCustomValidity(findProblem(control, words));
    if (problem) setProblem(problemOf(control));
  };
  return {
    problem: (
      <Text id={id} aria-live={isAnnounced ? 'polite' : 'off'}>
        {problem}
      </Text>
    ),
    control: {
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': problem ? id : undefined,
      onInput({ currentTarget, nativeEvent }: FormEvent<Control>) {
        if (/Paste|Drop/.test((nativeEvent as InputEvent).inputType)) tidyAddress(currentTarget);
        update(currentTarget);
      },
      // The field was filled in, perhaps without an event: see `controlLook`.
      onAnimationStart({ currentTarget }: AnimationEvent<Control>) {
        update(currentTarget);
      },
      onInvalid(event: FormEvent<Control>) {
        event.preventDefault();
        const { currentTarget } = event;
        const all = [...(currentTarget.form?.elements ?? [])] as Control[];
        const isFirst = all.find(({ validity }) => !validity.valid) === currentTarget;
        // Screen readers say the same problem again only if it was gone.
        flushSync(() => setProblem(''));
        // Screen readers say the problem with a field that gets the focus. Those of the others would be
        // said without the names of their fields.
        setAnnounced(isFirst && currentTarget === document.activeElement);
        flushSync(() => setProblem(problemOf(currentTarget)));
        if (isFirst) currentTarget.focus();
      },
    },
  };
}

/**
 * Leaves only the address of what other programs copy: `Ada <ada@example.com>`,
 * `mailto:ada@example.com`, or one between spaces that do not break or are not seen.
 */
function tidyAddress(control: Control): void {
  if (control.type !== 'email') return;
  const start = /^.*<|^[\s\p{Cf}]*(mailto:)?/iu;
  const end = />.*$|[\s\p{Cf},;]+$/u;
  control.value = control.value.replace(start, '').replace(end, '');
}

/**
 * Returns whether the server would accept all fields of a form, and shows their problems if not. Fields
 * that were not typed into are checked here for the first time, such as those of a restored draft.
 */
export function checkFields(form: HTMLFormElement, words: SiteInfo['words']): boolean {
  const controls = form.querySelectorAll<Control>('input, textarea');
  for (const control of controls) control.setCustomValidity(findProblem(control, words));
  return form.reportValidity();
}

/**
 * Returns what browsers accept and the server does not: a required field with only spaces, and more
 * characters than it takes. Empty if there is no such problem.
 */
function findProblem({ name, value, required }: Control, words: SiteInfo['words']): string {
  const most = maxLengthOf(name) ?? Infinity;
  if (required && value && !value.trim()) return words.blank;
  return [...value].length > most ? fillTemplate(words.tooLong, { most }) : '';
}
