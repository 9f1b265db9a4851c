import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SignupForm } from '../../blocks/ui/forms/signup-form.tsx';
import { PageContext, SiteContext, type SiteInfo } from '../../blocks/ui/site.tsx';
import { createQueries } from '../../renderer/browser/queries.ts';

const site = {
  words: { email: 'Email', received: 'Received: {email}' },
  messages: { signup: { success: { title: 'Noted' }, error: { title: 'Not noted' } } },
} as unknown as SiteInfo;

const signupForm = (
  <QueryClientProvider client={createQueries()}>
    <SiteContext value={site}>
      <PageContext value={{ route: '/', name: 'home' }}>
        <SignupForm button="Join" note="Free. Only for news. [Privacy](/privacy)" />
      </PageContext>
    </SiteContext>
  </QueryClientProvider>
);

test('the note below the field of a signup form may have links', () => {
  document.body.innerHTML = renderToStaticMarkup(signupForm);
  const link = document.querySelector('form a');
  expect(link?.getAttribute('href')).toBe('/privacy');
  expect(link?.parentElement?.textContent).toBe('Free. Only for news. Privacy');
});

test('a form that is submitted twice at once is sent once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetch = vi.fn(() => promise);
  vi.stubGlobal('fetch', fetch);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(signupForm));
  const form = document.querySelector('form');
  const [email] = form?.elements ?? [];
  Object.assign(email ?? {}, { value: 'ada@example.com' });
  const submit = () =>
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await act(async () => {
    submit();
    submit();
  });
  await act(async () => resolve(new Response('{}', { status: 201 })));
  expect(fetch).toHaveBeenCalledTimes(1);
  // What is sent later is another signup.
  await act(async () => submit());
  expect(fetch).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});
