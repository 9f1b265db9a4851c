let isAdded = false;

/**
 * A font that arrives late stays out of the page that it is late for, so that nothing moves there
 * (`font-display: optional`). Call this when another page is shown, which then has it.
 */
export function addLateFont(): void {
  const href = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
  if (isAdded || !href) return;
  isAdded = true;
  // Named first in the fonts of the page, where it means nothing until then.
  const face = new FontFace('Instrument Sans Late', `url("${href}")`, { weight: '400 700' });
  face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  );
}
