import { setTimeout as sleep } from 'node:timers/promises';
import {
  bringIntoView,
  type Driver,
  findElement,
  partsOf,
  type Target,
  waitFor,
} from './driver.ts';

/** Elements in answers, by the key that the WebDriver standard gives them. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Record<typeof elementKey, string>;

/** The code points that the WebDriver standard has for keys without a letter. */
const keys: Record<string, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** Any browser with a server that speaks WebDriver over HTTP, which runs at `server`. */
export async function driveWebDriver(
  origin: string,
  server: string,
  capabilities: object,
  end: () => Promise<void>,
): Promise<Driver> {
  const session = await start(server, capabilities);
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}) =>
    request(method, `${server}/session/${session}${path}`, body);
  const evaluate: Driver['evaluate'] = (run, ...args) =>
    send('POST', '/execute/sync', {
      script: `return (${run})(...arguments)`,
      args,
    }) as Promise<never>;
  const find = async (target: Target): Promise<string> => {
    const element = await waitFor(String(target), () => evaluate(findElement, ...partsOf(target)));
    await evaluate(bringIntoView, element);
    return (element as unknown as ElementReference)[elementKey];
  };
  const seen: string[] = [];
  const takeProblems = async () => [...seen.splice(0), ...(await evaluate(takeNoted))];
  return {
    async open(path) {
      // What this document has noted goes with it.
      seen.push(...(await evaluate(takeNoted)));
      await send('POST', '/url', { url: origin + path });
      await evaluate(noteProblems);
    },
    resize: async (width, height) => {
      await send('POST', '/window/rect', { width, height });
    },
    click: async (target) => {
      const id = await find(target);
      const place = await evaluate(placeInDrawing, { [elementKey]: id } as unknown as Element);
      if (!place) return void (await send('POST', `/element/${id}/click`));
      // WebKit's driver finds no place to press on what is drawn.
      const actions = [
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (target, text) => {
      await send('POST', `/element/${await find(target)}/value`, { text });
    },
    focus: async (target) => {
      const element = { [elementKey]: await find(target) };
      await evaluate((element) => (element as unknown as HTMLElement).focus(), element);
    },
    press: async (key) => {
      const value = keys[key] ?? key;
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    evaluate,
    takeProblems,
    close: async () => {
      await send('DELETE', '');
      await end();
    },
  };
}

/** Runs in the page: the middle of an element of a drawing. */
function placeInDrawing(element: Element): { x: number; y: number } | null {
  if (!(element instanceof SVGElement)) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** The server needs a moment after its start. */
async function start(server: string, capabilities: object): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { sessionId } = (await request('POST', `${server}/session`, {
        capabilities: { alwaysMatch: capabilities },
      })) as { sessionId: string };
      return sessionId;
    } catch (error) {
      if (attempt === 50 || !(error instanceof TypeError)) throw error;
      await sleep(100);
    }
  }
}

async function request(method: string, url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    // WebKit's driver never answers a script that runs while a page gives way to the next.
    ...(url.endsWith('/execute/sync') ? { signal: AbortSignal.timeout(3000) } : {}),
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

declare global {
  interface Window {
    notedProblems?: string[];
  }
}

/** Runs in the page: WebDriver has no way to read the console. */
function noteProblems(): void {
  const noted: string[] = [];
  window.notedProblems = noted;
  window.addEventListener('error', (event) => noted.push(String(event.message)));
  window.addEventListener('unhandledrejection', (event) => noted.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    noted.push(`${event.violatedDirective} ${event.blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => noted.push(parts.map(String).join(' '));
  }
}

/** Runs in the page. */
const takeNoted = (): string[] => window.notedProblems?.splice(0) ?? [];
