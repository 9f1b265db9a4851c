import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { clearNotice, showNotice } from '../notices/notice-anchor.ts';
import { loadToastRegion, showToast } from '../notices/show-toast.ts';
import { dismissToast, type ToastMessage } from '../notices/toast-store.ts';
import { type SiteInfo, usePage, useSite } from '../site.tsx';
import { forgetDraft } from './draft.ts';
import { postJson } from './requests.ts';
import { trapName } from './trap.tsx';
import { checkFields } from './use-problem.tsx';

type Kind = keyof SiteInfo['messages'];

/** The addresses of the API for each kind of form. */
const addresses: Record<Kind, string> = {
  signup: '/api/email-signup',
  wizard: '/api/email-signup',
  contact: '/api/demo-request',
};

/** The height of a message at the edge of the window, in pixels. */
const roomOfMessage = 144;

/**
 * Whether a message at its usual place, the bottom of the window, would cover the form, or the
 * button if the form is as high as the window.
 */
function isLow(form: HTMLFormElement): boolean {
  const { top, bottom } = form.getBoundingClientRect();
  if (bottom < innerHeight - roomOfMessage) return false;
  const button = form.querySelector('[type=submit]');
  const isHigh = top < 2 * roomOfMessage;
  return !isHigh || (button?.getBoundingClientRect().top ?? 0) > innerHeight / 2;
}

/**
 * Restores the focus, which browsers drop when the pressed button is disabled: to the button, or to
 * the field it waits for.
 */
function keepFocus(form: HTMLFormElement): void {
  if (!document.activeElement?.matches('body, :disabled')) return;
  const button = form.querySelector<HTMLElement>('[type=submit]:enabled');
  const field = form.querySelector<HTMLElement>('input:not([type=hidden], [hidden] *)');
  (button ?? field)?.focus({ preventScroll: true });
}

/**
 * Returns the query that a form without scripts sends, so that the answer redirects to the right
 * page and notice. Another server does not learn the page from the browser.
 */
function querySaying(kind: Kind, page: string | undefined): string {
  const query = new URLSearchParams({
    ...(kind === 'wizard' && { notice: kind }),
    ...(page && { page }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/**
 * Returns the place of a form and the time that the visitor has had it, which the server stores
 * with the fields.
 */
function sayWhere(form: HTMLFormElement): string {
  return new URLSearchParams({
    page: location.pathname,
    block: form.closest('section[id]')?.id ?? '',
    build: document.documentElement.dataset.version ?? '',
    seconds: String(Math.round(performance.now()) / 1000),
  }).toString();
}

/** Loads the code that solves puzzles, only on sites that use them. */
const loadProofOfWork = () => import('./proof-of-work.ts');

type Fields = Readonly<Record<string, FormDataEntryValue>>;

function fieldsOf(form: HTMLFormElement): Fields {
  const { [trapName]: trap, ...fields } = Object.fromEntries(new FormData(form));
  return trap ? { ...fields, [trapName]: trap } : fields;
}

interface Submission {
  form: HTMLFormElement;
  /** The fields as they were sent, even if the visitor changes them meanwhile. */
  fields: Fields;
}

interface SubmissionOptions {
  /** Called with the sent fields after they are stored, instead of clearing the form. */
  onSuccess?: ((fields: Fields) => void) | undefined;
}

/**
 * Sends a form's named fields as JSON, and shows the outcome to the visitor in the site's words.
 * The form is cleared on success, unless the visitor has changed it meanwhile, and kept on an error.
 * Spread `form` on the `<form>`: it also works without scripts.
 */
export function useSubmission(kind: Kind, { onSuccess }: SubmissionOptions = {}) {
  const { messages, words, apiOrigin, proofOfWork } = useSite();
  const { route } = usePage();
  const origin = apiOrigin ?? '';
  const address = origin + addresses[kind];
  const isSending = useRef(false);
  const answered = useRef<HTMLFormElement>(undefined);
  const notify = (outcome: 'success' | 'error', atTop: boolean) => {
    const tone: ToastMessage['tone'] = outcome === 'error' ? 'destructive' : 'success';
    showToast({ ...messages[kind][outcome], tone, atTop }).catch(() => {
      // If the toast cannot load, the page already has the notice for visitors without scripts.
      showNotice(`${kind}-${outcome}`);
    });
  };
  const takeProof = async () => (await loadProofOfWork()).takeProof(origin);
  const prepareProof = async () => (await loadProofOfWork()).prepareProof(origin);
  const { mutate, reset, isPending, isSuccess, isError, variables } = useMutation({
    mutationFn: async ({ form, fields }: Submission) => {
      const where = { 'x-form': sayWhere(form) };
      // If that fails, the form is sent anyway.
      const proof = proofOfWork && (await takeProof().catch(() => undefined));
      return postJson(address, proof ? { ...fields, altcha: proof } : fields, where);
    },
    onSuccess: (_, { form, fields }) => {
      forgetDraft(kind);
      // If the form is not cleared, other content replaces it.
      notify('success', !onSuccess && isLow(form));
      if (onSuccess) onSuccess(fields);
      // What the visitor has written meanwhile was not sent.
      else if (JSON.stringify(fieldsOf(form)) === JSON.stringify(fields)) form.reset();
    },
    onError: (_, { form }) => notify('error', isLow(form)),
    onSettled: (_, error, { form }) => {
      isSending.current = false;
      // `onSuccess` sets the focus itself.
      if (error || !onSuccess) answered.current = form;
    },
  });
  useEffect(() => {
    if (isPending || !answered.current) return;
    keepFocus(answered.current);
    answered.current = undefined;
  }, [isPending]);
  const preload = () => void loadToastRegion().catch(() => undefined);
  const prepare = () => {
    preload();
    if (proofOfWork) prepareProof().catch(() => undefined);
  };
  return {
    isPending,
    /** The last sent fields, after they are stored and until the visitor types again. */
    sent: isSuccess ? variables.fields : undefined,
    /** The error in the words of the toast, until the visitor types again. */
    failure: isError ? messages[kind].error.text : undefined,
    form: {
      method: 'post',
      action: address + querySaying(kind, apiOrigin && route),
      onFocus: prepare,
      onInput: () => {
        if (isSuccess || isError) reset();
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (isSending.current || !checkFields(form, words)) return;
        isSending.current = true;
        // What became of an earlier attempt is not the answer to this one.
        clearNotice();
        dismissToast();
        preload();
        mutate({ form, fields: fieldsOf(form) });
      },
    },
  } as const;
}
