import type { Finding, HtmlCheck } from './finding.ts';
import type { PageElement } from './read-built-page.ts';

/** H803, H804, H809: pictures, links, buttons and fields have a name for screen readers. */
export const checkNames: HtmlCheck = ({ elements }) => {
  const labels = new Set(
    elements.flatMap(({ name, attributes, text }) =>
      name === 'label' && text.trim() !== '' ? (attributes.for ?? []) : [],
    ),
  );
  return elements.flatMap((element): Finding[] => {
    if (element.hidden) return [];
    const finding = pictureWithoutName(element) ?? controlWithoutName(element, labels);
    return finding ? [{ ...finding, place: element.place }] : [];
  });
};

type Unplaced = Omit<Finding, 'place'>;

/** The element's own name, without its content. */
const isNamed = ({ attributes }: PageElement): boolean =>
  ['aria-label', 'aria-labelledby', 'title'].some((name) => attributes[name]?.trim());

function pictureWithoutName(element: PageElement): Unplaced | undefined {
  const { name, attributes, text } = element;
  if (name === 'img' && attributes.alt === undefined && !isNamed(element)) {
    return {
      code: 'H803',
      message: `The picture \`${attributes.src ?? ''}\` has no text for those who do not see it.`,
      hints: ['Give it `alt`: what it shows, in a sentence.'],
    };
  }
  const isPicture = name === 'svg' && /^(?:img|graphics-document)$/.test(attributes.role ?? '');
  if (!isPicture || isNamed(element) || text.trim() !== '') return undefined;
  return {
    code: 'H803',
    message: 'A drawing has no text for those who do not see it.',
    hints: [
      'This is most likely a mistake of the block: its drawing needs a name, or `aria-hidden`.',
    ],
  };
}

const fields = /^(?:input|select|textarea)$/;
const unnamedInputs = /^(?:hidden|submit|reset|button|image)$/;

function controlWithoutName(element: PageElement, labels: Set<string>): Unplaced | undefined {
  const { name, attributes, text, labelled } = element;
  if (isNamed(element)) return undefined;
  const isLink = name === 'a' && attributes.href !== undefined;
  if ((isLink || name === 'button' || name === 'summary') && text.trim() === '') {
    const what = isLink ? `link to \`${attributes.href}\`` : 'button';
    return {
      code: 'H804',
      message: `A ${what} has no words.`,
      hints: ['Screen readers say nothing of where it leads or what it does. Give it a label.'],
    };
  }
  const isField = fields.test(name) && !unnamedInputs.test(attributes.type ?? '');
  if (!isField || labelled || labels.has(attributes.id ?? '')) return undefined;
  return {
    code: 'H809',
    message: `The field \`${attributes.name ?? name}\` has no label.`,
    hints: ['A placeholder is gone as soon as somebody types. Give the field a label.'],
  };
}
