import { useEffect } from 'react';
import { wantsLessMotion } from '../../blocks/ui/wants-less-motion.ts';

/** The one entrance effect. Nothing is ever hidden, so that nothing can stay hidden. */
const rise: Keyframe[] = [{ translate: '0 8px' }, { translate: '0 0' }];

/**
 * Lets the sections of a page rise as they come into view from below, once, unless the visitor wants
 * less motion. What is already on the screen does not move. The children of a list with `data-stagger`
 * rise one after the other, that many milliseconds apart. Where they share lines, only their content
 * does, so that the lines stay aligned.
 */
export function useEntrance(route: string | undefined): void {
  useEffect(() => {
    if (route === undefined || wantsLessMotion()) return;
    const waiting = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isBelow = !isIntersecting && boundingClientRect.top > 0;
        if (isBelow) {
          waiting.add(target);
          continue;
        }
        observer.unobserve(target);
        if (isIntersecting && waiting.has(target)) enter(target);
      }
    });
    for (const content of document.querySelectorAll('main > section > *')) {
      const lists = content.querySelectorAll('[data-stagger]');
      for (const element of lists.length > 0 ? lists : [content]) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [route]);
}

function enter(element: Element): void {
  const stagger = Number(element.getAttribute('data-stagger'));
  const parts = stagger > 0 ? [...element.children] : [element];
  const areJoined = stagger > 0 && parts.some(sharesLines);
  for (const [index, part] of parts.entries()) {
    for (const moving of areJoined ? part.children : [part]) {
      moving.animate(rise, {
        duration: 400,
        delay: index * stagger,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
        fill: 'backwards',
      });
    }
  }
}

/** Whether an element has a border with a square corner, unlike a card of its own. */
function sharesLines(element: Element): boolean {
  const { borderWidth, borderRadius } = getComputedStyle(element);
  return borderWidth !== '0px' && /(^| )0px/.test(borderRadius);
}
