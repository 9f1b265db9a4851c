import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SignupForm } from '../../blocks/ui/forms/signup-form.tsx';
import { PageContext, SiteContext, type SiteInfo } from '../../blocks/ui/site.tsx';
import { createQueries } from '../../renderer/browser/queries.ts';

test('the note below the field of a signup form may have links', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={createQueries()}>
      <SiteContext value={{ words: { email: 'Email' } } as unknown as SiteInfo}>
        <PageContext value={{ route: '/', name: 'home' }}>
          <SignupForm button="Join" note="Free. Only for news. [Privacy](/privacy)" />
        </PageContext>
      </SiteContext>
    </QueryClientProvider>,
  );
  const link = document.querySelector('form a');
  expect(link?.getAttribute('href')).toBe('/privacy');
  expect(link?.parentElement?.textContent).toBe('Free. Only for news. Privacy');
});
