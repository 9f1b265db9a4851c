/** Fits each example into its place: the width of its screen, the height of its content, and scaled. */
function scaleDown(frame: HTMLIFrameElement): void {
  const place = frame.parentElement;
  const main = frame.contentDocument?.querySelector('main');
  if (!place || !main || place.clientWidth === 0) return;
  const height = Math.ceil(main.getBoundingClientRect().height);
  const scale = Math.min(1, place.clientWidth / Number(frame.width));
  frame.style.height = `${height}px`;
  frame.style.transform = `scale(${scale})`;
  place.style.setProperty('--height', `${Math.ceil(height * scale)}px`);
}

/** Visitors try an example without leaving it: its links lead nowhere, and its forms send nothing. */
function contain({ contentWindow }: HTMLIFrameElement): void {
  contentWindow?.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((part) => (part as Element).localName === 'a');
      if (link && !(link as Element).getAttribute('href')?.startsWith('#')) event.preventDefault();
      if (link) event.stopPropagation();
    },
    { capture: true },
  );
  contentWindow?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}

function begin(frame: HTMLIFrameElement): void {
  const root = frame.contentDocument?.documentElement;
  const main = frame.contentDocument?.querySelector('main');
  if (!root || !main || root.dataset.fitted === '') return;
  root.dataset.fitted = '';
  if (frame.dataset.theme) root.style.colorScheme = frame.dataset.theme;
  contain(frame);
  scaleDown(frame);
  frame.dataset.shown = '';
  new ResizeObserver(() => scaleDown(frame)).observe(main);
  if (frame.parentElement) new ResizeObserver(() => scaleDown(frame)).observe(frame.parentElement);
}

const exampleFrames = [...document.querySelectorAll('iframe')];
const loaded = new Set<HTMLIFrameElement>();

/**
 * Shows the loaded frames from top to bottom, because each one that finds its height moves all below
 * it, and a click there would miss. Browsers keep the place of what is below frames that were scrolled
 * past.
 */
function beginInOrder(): void {
  let waiting = false;
  for (const frame of exampleFrames) {
    const { bottom, width } = frame.getBoundingClientRect();
    if (loaded.has(frame)) {
      if (!waiting || bottom <= 0) begin(frame);
    } else if (width > 0 && bottom > 0) waiting = true;
  }
}

for (const frame of exampleFrames) {
  frame.addEventListener('load', () => {
    loaded.add(frame);
    beginInOrder();
  });
  // It may have loaded before this script ran.
  if (
    frame.contentDocument?.readyState === 'complete' &&
    frame.contentDocument.querySelector('main')
  )
    loaded.add(frame);
}
beginInOrder();
