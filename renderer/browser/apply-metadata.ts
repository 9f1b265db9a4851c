import type { PageData } from '../page/page-data.ts';

/** Updates the document's head for another page, as the server would have written it. */
export function applyMetadata({ title, metadata }: PageData): void {
  document.title = title;
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  for (const { tag, attributes, text } of metadata) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset.page = '';
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
