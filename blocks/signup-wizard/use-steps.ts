import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDraft } from '../ui/forms/draft.ts';
import { clearNotice } from '../ui/forms/use-submission.ts';

/** What the wizard notes with an entry of the browser's history. */
interface Entry {
  wizardStep?: number;
  /** The step of the entry below. */
  from?: number;
}

/** Whether both names are there, without which the second step cannot be left. */
function isNamed(form: HTMLFormElement | null): boolean {
  const values = form && new FormData(form);
  return ['firstName', 'lastName'].every((name) => String(values?.get(name) ?? '').trim());
}

/**
 * The steps from 1 to 3, each an entry of the browser's history, so that its Back button leads to
 * the previous step. The step is 0 on the server and until hydration, where the styles decide what
 * is seen. Nothing that was typed is lost: neither between steps, nor on another page.
 */
export function useSteps(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const [canContinue, setCanContinue] = useState(false);
  const { wizardStep, from }: Entry = location.state ?? {};

  // First, because what was typed decides which steps can be shown.
  useDraft(form, 'wizard');

  const updateNames = useCallback(() => {
    const named = isNamed(form.current);
    setCanContinue(named);
    return named;
  }, [form]);

  useLayoutEffect(() => {
    const { wizardStep }: Entry = location.state ?? {};
    const furthest = updateNames() ? 3 : 2;
    // A link to a place on this page makes an entry without a step, which changes nothing.
    setStep((current) => (wizardStep ? Math.min(wizardStep, furthest) : current || 1));
  }, [location, updateNames]);

  function go(next: number): void {
    clearNotice();
    const here = { search: location.search };
    if (wizardStep !== step) navigate(here, { replace: true, state: { wizardStep: step, from } });
    navigate(here, { state: { wizardStep: next, from: step } });
  }

  function finish(): void {
    form.current?.reset();
    // The visitor may be on another page by now, or on the way to one.
    const isHere = form.current && window.location.pathname === location.pathname;
    if (isHere && step > 1) navigate(1 - step);
  }

  return {
    step,
    /** Whether both names are filled in, so that the third step can be shown. */
    canContinue,
    /** Looks again, and returns it. */
    updateNames,
    go,
    back: () => (wizardStep === step && from === step - 1 ? navigate(-1) : go(step - 1)),
    /** Forgets what was typed, and goes to the first entry: Back then leaves the page. */
    finish,
  };
}

/** Moves the focus to the heading that it is given, whenever another step is shown. */
export function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (shown.current !== 0 && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
