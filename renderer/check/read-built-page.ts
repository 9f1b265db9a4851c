import { Parser } from 'htmlparser2';

/** The place of an element in a page. */
export interface Place {
  area: 'blocks' | 'header' | 'footer' | 'rest';
  /** The index of its block; `undefined` outside of blocks. */
  block: number | undefined;
}

export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  place: Place;
  /** Whether it or an ancestor is hidden from screen readers. */
  hidden: boolean;
  /** Whether it is in a `label`. */
  labelled: boolean;
  /** Its content for screen readers; only for headings and elements that need a name. */
  text: string;
}

export interface BuiltPage {
  elements: PageElement[];
  /** The number of characters of each block's HTML. */
  blockSizes: number[];
}

/** Elements whose content is read. */
const withText = /^(?:a|button|h[1-6]|label|svg|summary|title)$/;
/** Elements whose content is not part of the page. */
const silent = /^(?:script|style|template)$/;

/**
 * Reads the HTML of a built page in one pass. The elements of `main` are its blocks, in their
 * order.
 */
export function readBuiltPage(html: string): BuiltPage {
  const page: BuiltPage = { elements: [], blockSizes: [] };
  const open: PageElement[] = [];
  let main = -1;
  let blockStart = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1);
      if (main >= 0 && open.length === main + 1) {
        page.blockSizes.push(0);
        blockStart = parser.startIndex;
      }
      const inBlocks = main >= 0 && open.length > main;
      const element: PageElement = {
        name,
        attributes,
        place: {
          area: inBlocks ? 'blocks' : areaOf(name, parent),
          block: inBlocks ? page.blockSizes.length - 1 : undefined,
        },
        hidden:
          parent?.hidden || attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined,
        labelled: parent?.labelled || parent?.name === 'label' || false,
        text: '',
      };
      page.elements.push(element);
      const spoken = attributes['aria-label'] ?? (name === 'img' ? attributes.alt : undefined);
      if (spoken && !element.hidden) addText(spoken);
      if (name === 'main' && main < 0) main = open.length;
      open.push(element);
    },
    ontext(text) {
      const element = open.at(-1);
      if (element && !element.hidden && !silent.test(element.name)) addText(text);
    },
    onclosetag() {
      open.pop();
      if (main < 0) return;
      if (open.length === main + 1) {
        page.blockSizes[page.blockSizes.length - 1] = (parser.endIndex ?? 0) + 1 - blockStart;
      } else if (open.length === main) main = Number.NEGATIVE_INFINITY;
    },
  });
  function addText(text: string): void {
    for (const element of open) if (withText.test(element.name)) element.text += text;
  }
  parser.end(html);
  return page;
}

function areaOf(name: string, parent: PageElement | undefined): Place['area'] {
  if (name === 'header' || name === 'footer') return name;
  return parent?.place.area ?? 'rest';
}
