import { createLayer } from './dev-layer.ts';

const css = `
  p { position: fixed; inset: auto auto 1rem 1rem; z-index: 900; margin: 0; padding: 0.375rem 0.75rem;
    border-radius: var(--radius-control); background: var(--color-target); color: var(--color-on-target);
    font-size: 0.875rem; font-weight: 600; pointer-events: none; }`;

/** Dev only: shows a badge on a draft; `undefined` removes it. */
export function showDraft(text: string | undefined): void {
  const shown = document.querySelector('draft-badge');
  if (shown?.shadowRoot?.textContent === (text ?? '')) return;
  shown?.remove();
  if (text === undefined) return;
  const badge = document.createElement('p');
  badge.setAttribute('role', 'status');
  badge.textContent = text;
  createLayer('draft-badge', css, badge);
}
