import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { iconButtonLook } from '../ui/controls/icon-button-look.ts';
import { controlLook } from '../ui/forms/field.tsx';
import { Icon } from '../ui/icon.tsx';

export const Input = styled.input`
  ${controlLook}
  margin-top: 0.5rem;
`;

/** The eye is at the end of the field. */
const Password = styled.div`
  position: relative;

  input {
    padding-right: 3.25rem;
  }

  button {
    ${iconButtonLook}
    position: absolute;
    top: 0.625rem;
    right: 0.125rem;
    color: var(--color-text-second);
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

interface PasswordInputProps {
  id: string;
  /** The accessible name of the button. */
  showLabel: string;
  /** Further properties of the input. */
  control: ComponentProps<'input'>;
}

/** A password field with a button that shows its text. */
export function PasswordInput({ id, showLabel, control }: PasswordInputProps) {
  const password = usePassword();
  return (
    <Password>
      <Input
        ref={password.input}
        id={id}
        type={password.isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...control}
      />
      <button
        type="button"
        aria-label={showLabel}
        aria-pressed={password.isShown}
        aria-controls={id}
        // Keeps the caret where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={password.toggle}
      >
        <Icon name={password.isShown ? 'eye-slash' : 'eye'} />
      </button>
    </Password>
  );
}

/** Shows and hides the password. Browsers move the caret then, so it is restored. */
function usePassword() {
  const input = useRef<HTMLInputElement>(null);
  const selection = useRef<[start: number, end: number]>(null);
  const [isShown, setShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown.
  useLayoutEffect(() => {
    if (!input.current || !selection.current) return;
    // Chromium moves the caret when it lays out the field of another type, so it does that first.
    input.current.getBoundingClientRect();
    input.current.setSelectionRange(...selection.current);
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
