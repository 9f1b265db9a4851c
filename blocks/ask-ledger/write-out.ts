import { wantsLessMotion } from '../ui/wants-less-motion.ts';

/**
 * The name of the highlight for the part of a text that is not shown yet, styled by
 * `::highlight(unwritten)`.
 */
const name = 'unwritten';
const charactersPerSecond = 140;

/**
 * Reveals a text as if it were being typed. The whole text is in the document from the start, for
 * screen readers and so that nothing moves: the browser only does not paint its end. If that is not
 * supported or not wanted, the text is shown at once. Returns a function that stops it.
 */
export function writeOut(element: HTMLElement, onEnd: () => void): () => void {
  const end = () => {
    if ('highlights' in CSS) CSS.highlights.delete(name);
    onEnd();
  };
  const texts = textsIn(element);
  if (!('highlights' in CSS) || wantsLessMotion() || texts.length === 0) {
    end();
    return () => {};
  }
  const rest = document.createRange();
  rest.selectNodeContents(element);
  CSS.highlights.set(name, new Highlight(rest));
  const start = performance.now();
  let frame = requestAnimationFrame(function write(now) {
    let written = Math.floor((Math.max(0, now - start) / 1000) * charactersPerSecond);
    for (const text of texts) {
      if (written < text.length) {
        rest.setStart(text, written);
        frame = requestAnimationFrame(write);
        return;
      }
      written -= text.length;
    }
    end();
  });
  return () => {
    cancelAnimationFrame(frame);
    end();
  };
}

function textsIn(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
