import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageTitle } from '../../../blocks/ui/page-title.tsx';

test.each([
  { title: 'Plan every week', highlight: 'Plan', marked: ['Plan'] },
  { title: 'Plan more.\nPlan better.', highlight: 'Plan', marked: ['Plan'] },
  { title: 'Plan more,\nworry less', highlight: 'worry', marked: ['worry'] },
  { title: 'Plan more,\nworry less', highlight: undefined, marked: [] },
])(
  'of $title, $highlight is marked once, and lines are read with a space between',
  ({ title, highlight, marked }) => {
    document.body.innerHTML = renderToStaticMarkup(
      <PageTitle title={title} highlight={highlight} />,
    );
    const marks = [...document.querySelectorAll('mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(marked);
    const words = document.querySelector('h1')?.textContent?.split(/\s+/);
    expect(words).toEqual(title.split(/\s+/));
  },
);
