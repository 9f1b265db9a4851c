import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import ContactForm from '../../blocks/contact-form.tsx';
import { PageContext, SiteContext, type SiteInfo } from '../../blocks/ui/site.tsx';
import { createQueries } from '../../renderer/browser/queries.ts';
import { readRequestSchemas } from '../../schema/model/schemas.ts';
import { exampleOf } from '../content.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const words = {
  missing: 'Missing.',
  notAnEmail: 'No address.',
  blank: 'Only spaces.',
  tooLong: 'At most {most}.',
};
const message = { title: 'Title', text: 'Text' };
const messages = { contact: { success: message, error: message } };
/** Those of all fields, also of one that is new. */
const { labels } = exampleOf('contact-form');
const topics = { plan: 'About the plan.', figures: 'We have {cash}.' };
let remove = async (): Promise<void> => undefined;

async function show(address = '/contact') {
  history.replaceState(null, '', address);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueries()}>
        <SiteContext value={{ words, messages } as unknown as SiteInfo}>
          <PageContext value={{ route: '/contact', name: 'contact' }}>
            <BrowserRouter>
              <ContactForm type="contact-form" labels={labels} topics={topics} button="Send" />
            </BrowserRouter>
          </PageContext>
        </SiteContext>
      </QueryClientProvider>,
    ),
  );
  remove = async () => {
    await act(async () => root.unmount());
    place.remove();
    remove = async () => undefined;
  };
  const field = (name: string) =>
    place.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  return {
    field,
    type: (name: string, value: string) =>
      act(async () => {
        field(name).value = value;
        field(name).dispatchEvent(new Event('input', { bubbles: true }));
      }),
    send: () => act(async () => place.querySelector('button')?.click()),
    /** What is said of each field that is wrong. */
    problems: () =>
      [...place.querySelectorAll('[aria-invalid]')].map((control) => [
        control.getAttribute('name'),
        document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent,
      ]),
    /** What is said apart from the field that has the focus. */
    announced: () =>
      [...place.querySelectorAll('[aria-live=polite]')].flatMap((text) => text.textContent || []),
  };
}

afterEach(async () => {
  await remove();
  sessionStorage.clear();
});

test('what is wrong is with its field until it is right, and the first wrong field has the focus', async () => {
  const { field, type, send, problems, announced } = await show();
  await type('email', 'ada');
  await type('name', '   ');
  expect(problems()).toEqual([]);
  await send();
  expect(problems()).toEqual([
    ['name', 'Only spaces.'],
    ['email', 'No address.'],
    ['message', 'Missing.'],
  ]);
  expect(document.activeElement).toBe(field('name'));
  expect(announced()).toEqual([]);
  await type('name', 'Ada');
  // Browsers accept it, but the server does not.
  await type('email', 'ada@example');
  expect(problems()).toContainEqual(['email', 'No address.']);
  await type('email', 'ada@example.com');
  expect(problems()).toEqual([['message', 'Missing.']]);
  await send();
  expect(document.activeElement).toBe(field('message'));
  expect(announced()).toEqual([]);
  await send();
  expect(announced()).toEqual(['Missing.']);
});

test('a half-written message is there again, also in a browser that was left, until it is sent', async () => {
  const first = await show();
  await first.type('message', 'Half of');
  await remove();
  const second = await show();
  expect(second.field('message').value).toBe('Half of');
  await second.type('name', 'Ada');
  await second.type('email', 'ada@example.com');
  const send = vi.fn(async () => new Response(null, { status: 201 }));
  vi.stubGlobal('fetch', send);
  await second.send();
  await expect.poll(() => second.field('message').value).toBe('');
  expect(send).toHaveBeenCalledOnce();
  await remove();
  expect((await show()).field('name').value).toBe('');
});

test('a link can say what a message is about, in words of the page alone', async () => {
  const first = await show('/contact?about=plan');
  expect(first.field('message').value).toBe('About the plan.');
  await first.type('message', 'My own words');
  await remove();
  expect((await show('/contact?about=plan')).field('message').value).toBe('My own words');
  await remove();
  sessionStorage.clear();
  expect((await show('/contact?about=constructor')).field('message').value).toBe('');
});

/** Each line: what the visitor does to the message before following the next link. */
test.each<[string, string[], (message: string) => string, string, string]>([
  ['of another topic', ['figures&cash=$9K'], (message) => message, 'plan', 'About the plan.'],
  [
    'with newer figures',
    ['figures&cash=$9K'],
    (message) => message,
    'figures&cash=$&7K',
    'We have $&7K.',
  ],
  [
    'in the middle of a text',
    ['plan'],
    (message) => `Hello!\n\n${message}\n\nAda`,
    'figures&cash=$9K',
    'Hello!\n\nWe have $9K.\n\nAda',
  ],
  ['after a text', [], () => 'Hello there', 'plan', 'Hello there\n\nAbout the plan.'],
  [
    'after the changed text of a link',
    ['figures&cash=$9K'],
    (message) => message.replace('9', '8'),
    'figures&cash=$7K',
    'We have $8K.\n\nWe have $7K.',
  ],
  [
    'twice',
    ['plan', 'figures&cash=$9K'],
    (message) => `${message} And more.`,
    'plan',
    'About the plan. And more.',
  ],
])(
  'a newer link replaces what an earlier one wrote, and nothing that a visitor wrote: %s',
  async (_, earlier, change, next, expected) => {
    const query = (topic: string) => topic.replace('$', '%24').replace('&7', '%267');
    for (const topic of earlier) {
      await show(`/contact?about=${query(topic)}`);
      await remove();
    }
    const form = await show();
    await form.type('message', change(form.field('message').value));
    await remove();
    expect((await show(`/contact?about=${query(next)}`)).field('message').value).toBe(expected);
    await remove();
    expect((await show()).field('message').value, 'the draft has it too').toBe(expected);
  },
);

test('after a message was sent, its link writes again', async () => {
  const form = await show('/contact?about=plan');
  await form.type('name', 'Ada');
  await form.type('email', 'ada@example.com');
  vi.stubGlobal('fetch', async () => new Response(null, { status: 201 }));
  await form.send();
  await expect.poll(() => form.field('message').value).toBe('');
  await form.type('message', 'Hello again');
  await remove();
  expect((await show('/contact?about=plan')).field('message').value).toBe(
    'Hello again\n\nAbout the plan.',
  );
});

test('a field takes as many characters as the server: more are not cut off a message, but refused', async () => {
  const { field, type, send, problems } = await show();
  const { properties = {} } = readRequestSchemas().get('demo-request') ?? {};
  const { message, ...others } = properties;
  for (const [name, { maxLength }] of Object.entries(others))
    expect(field(name), name).toHaveProperty('maxLength', maxLength);
  await type('name', 'Ada');
  await type('email', 'ada@example.com');
  const text = 'x'.repeat(Number(message?.maxLength));
  await type('message', `${text}y`);
  expect(field('message').value).toBe(`${text}y`);
  await send();
  expect(problems()).toEqual([['message', `At most ${text.length}.`]]);
  await type('message', text);
  expect(problems()).toEqual([]);
});

test('what the server would refuse of a draft is said at its field before it is sent', async () => {
  const send = vi.fn(async () => new Response(null, { status: 201 }));
  vi.stubGlobal('fetch', send);
  const message = 'x'.repeat(4001);
  const draft = { name: ' ', email: `${'a'.repeat(250)}@example.com`, message };
  sessionStorage.setItem('contact', JSON.stringify(Object.entries(draft)));
  const form = await show();
  await form.send();
  expect(form.problems()).toEqual([
    ['name', 'Only spaces.'],
    ['email', 'At most 254.'],
    ['message', 'At most 4000.'],
  ]);
  expect(document.activeElement).toBe(form.field('name'));
  expect(send).not.toHaveBeenCalled();
  await form.type('name', 'Ada');
  await form.type('email', 'ada@example.com');
  await form.type('message', message.slice(1));
  await form.send();
  expect(send).toHaveBeenCalledOnce();
});

test.each(['5', '[5]', 'no JSON'])(
  'a draft that another script has written, %s, is left alone',
  async (draft) => {
    sessionStorage.setItem('contact', draft);
    const { field } = await show();
    expect(field('name').value).toBe('');
  },
);
