import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { Icon } from '../icon.tsx';
import { useSite } from '../site.tsx';
import { emailControl } from './email-control.ts';
import { type FieldName, maxLengthOf } from './sent-fields.ts';
import { useProblem } from './use-problem.tsx';

/** Changes nothing, but its start is an event that tells a form that a field is filled in. */
const filled = keyframes`
  to {
    accent-color: auto;
  }
`;

/** The look of text fields. */
export const controlLook = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-background);
  color: var(--color-text);
  font-size: var(--type-body-size);
  line-height: 1.5;
  transition: border-color 120ms var(--ease);

  &::placeholder {
    color: var(--color-text-third);
    opacity: 1;
  }

  &:hover {
    border-color: var(--color-text-second);
  }

  &:focus-visible {
    border-color: var(--color-accent);
    outline-offset: 0;
    outline-width: 2px;
  }

  /* Twice as thick, so that the state is not shown by colour alone. */
  &[aria-invalid] {
    border-color: var(--color-negative);
    outline-color: var(--color-negative);
    box-shadow: inset 0 0 0 1px var(--color-negative);
  }

  /* Some password managers and browsers fill fields in without an event of their own. */
  &:is(:autofill, :required:valid, [placeholder]:not(:placeholder-shown)) {
    animation: ${filled} 1ms;
  }
`;

const Input = styled.input`
  ${controlLook}
`;

const Textarea = styled.textarea`
  ${controlLook}
  display: block;
  min-height: 5.5rem;
  resize: vertical;

  /* On phones, the button below it is on the first screen. */
  @container page (min-width: 30em) {
    min-height: 9rem;
  }
`;

/** A wrapper for a select and its icon. */
export const Choice = styled.div`
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }

  select {
    ${controlLook}
    padding-right: 2.75rem;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }

  svg {
    justify-self: end;
    margin-right: 0.875rem;
    color: var(--color-text-third);
    pointer-events: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.25rem;
  margin-bottom: 0.5rem;
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
`;

/** The label above a field. */
export const Label = styled.label`
  font-size: var(--type-small-size);
  font-weight: 600;
  line-height: var(--type-small-line);
`;

/**
 * The required indicator, or the word for an optional field. Screen readers get it from the field
 * itself.
 */
const Requirement = styled.span`
  color: var(--color-text-third);

  &[data-optional] {
    margin-left: auto;
  }
`;

/** Two fields, side by side on wide screens. */
export const FieldPair = styled.div`
  display: grid;
  gap: 1rem;

  @container page (min-width: 30em) {
    row-gap: 1.25rem;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Small print. */
export const Note = styled.p`
  color: var(--color-text-third);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
`;

/** Explains the asterisk. Screen readers get the state of each field itself. */
export function RequiredNote() {
  const { words } = useSite();
  return <Note aria-hidden="true">* {words.required}</Note>;
}

interface FieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'pattern' | 'required' | 'autoComplete'
  > {
  name: FieldName;
  label: string;
  /** Whether the field is for longer texts. */
  multiline?: boolean;
  /** The options, if the field is a select. */
  children?: ReactNode;
}

/** A labelled field. Required fields have an asterisk, others the word for optional ones. */
export function Field({ name, label, multiline, type, children, ...given }: FieldProps) {
  const { words } = useSite();
  const id = useId();
  const { problem, control } = useProblem();
  return (
    <div>
      <Head>
        <Label htmlFor={id}>{label}</Label>
        <Requirement aria-hidden="true" data-optional={!given.required || undefined}>
          {given.required ? '*' : words.optional}
        </Requirement>
      </Head>
      {children ? (
        <Choice>
          <select id={id} name={name} required={given.required}>
            {children}
          </select>
          <Icon name="chevron-down" />
        </Choice>
      ) : multiline ? (
        // With a maxLength, browsers cut off what is pasted, and say nothing.
        <Textarea id={id} name={name} {...control} {...given} />
      ) : (
        <Input
          id={id}
          name={name}
          type={type ?? 'text'}
          maxLength={maxLengthOf(name)}
          {...control}
          {...given}
        />
      )}
      {children ? null : problem}
    </div>
  );
}

/** The fields that say how to reach a visitor are the same everywhere. */
export const EmailField = ({ label }: { label: string }) => (
  <Field name="email" label={label} autoComplete="email" required {...emailControl} />
);

export const CompanyField = ({ label }: { label: string }) => (
  <Field name="company" label={label} autoComplete="organization" />
);
