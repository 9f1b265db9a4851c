import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDraft } from '../ui/forms/draft.ts';
import { clearNotice } from '../ui/notices/notice-anchor.ts';

/** The wizard's state in an entry of the browser's history. */
interface Entry {
  wizardStep?: number;
  /** The step of the previous entry. */
  from?: number;
}

/** Whether both names are filled in, which the second step requires. */
function isNamed(form: HTMLFormElement | null): boolean {
  const values = form && new FormData(form);
  return ['firstName', 'lastName'].every((name) => String(values?.get(name) ?? '').trim());
}

/**
 * Returns the current step and functions to change it. Each step from 1 to 3 is an entry of the
 * browser's history, so that its Back button leads to the previous step. The step is 0 on the
 * server and until hydration, when styles decide what is visible. Typed text is never lost, neither
 * between steps nor on another page.
 */
export function useSteps(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const [canContinue, setCanContinue] = useState(false);
  const { wizardStep, from }: Entry = location.state ?? {};

  // First, because the typed text decides which steps can be shown.
  useDraft(form, 'wizard');

  const updateNames = useCallback(() => {
    const named = isNamed(form.current);
    setCanContinue(named);
    return named;
  }, [form]);

  useLayoutEffect(() => {
    const { wizardStep }: Entry = location.state ?? {};
    const furthest = updateNames() ? 3 : 2;
    // A link to an anchor on this page creates an entry without a step, which changes nothing.
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
    /** Checks the names again, and returns whether both are filled in. */
    updateNames,
    go,
    back: () => (wizardStep === step && from === step - 1 ? navigate(-1) : go(step - 1)),
    /** Deletes the typed text, and goes to the first entry, so that Back leaves the page. */
    finish,
  };
}

/** Moves the focus to the returned heading whenever the step changes. */
export function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (shown.current !== 0 && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
