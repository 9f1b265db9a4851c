import { expect, test } from 'vitest';
import { layOutFlow, streamsThrough } from '../../../blocks/ui/charts/flow/layout.ts';
import Flow from '../../../blocks/visuals/flow.tsx';
import { renderInSite } from '../render-in-site.tsx';

test('a node that can be chosen is named as it is seen: on phones by its number, else by its words, and by what is above its column', () => {
  const html = renderInSite(
    <Flow
      kind="flow"
      title="From nest to feeder"
      columns={[
        { nodes: [{ label: 'Nest' }] },
        { nodes: [{ label: 'Hedge' }, { label: 'Field' }] },
        { label: 'In autumn', nodes: [{ label: 'Home' }] },
      ]}
      choose="{name}: {value}, {share}%"
      streams={[
        { from: 'Nest', to: 'Hedge', value: 4 },
        { from: 'Nest', to: 'Field', value: 2 },
        { from: 'Hedge', to: 'Home', value: 4 },
        { from: 'Field', to: 'Home', value: 2 },
      ]}
    />,
  );
  const names = [...html.matchAll(/role="button"[^>]*aria-label="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(['Nest 6', '1 Hedge 4', '2 Field 2', 'Home 6, In autumn']);
});

test.each([
  ['Hedge', ['Hedge']],
  ['Twigs of the old hedge', ['Twigs of the', 'old hedge']],
  ['Twigs of all a\u00a0hedge', ['Twigs of all', 'a\u00a0hedge']],
  ['Personalaufwand', ['Personalaufwand']],
  ['Verwaltungsgemeinkosten', ['Verwaltungsge-', 'meinkosten']],
])(
  'the name %s above its bar stands on lines, which are words apart for those who hear it',
  (label, lines) => {
    const html = renderInSite(
      <Flow
        kind="flow"
        title="From nest to feeder"
        columns={[{ nodes: [{ label }] }, { nodes: [{ label: 'Home' }] }]}
        streams={[{ from: label, to: 'Home', value: 4 }]}
      />,
    );
    const [, name = ''] = html.match(/<text data-label="above first"[^>]*>(.*?)<\/text>/) ?? [];
    expect(name.match(/data-name/g)).toHaveLength(lines.length);
    expect(name.replace(/<!--.*?-->|<[^>]*>/g, '')).toBe([...lines, '4'].join(' '));
  },
);

test.each([
  ['nothing flows through', 0],
  ['next to nothing flows through', 1e-6],
])('nodes that %s are a whole name apart from each other', (_, value) => {
  const labels = ['Grants of foundations', 'Interest on deposits', 'Sales'];
  const { nodes } = layOutFlow({
    columns: [{ nodes: labels.map((label) => ({ label })) }, { nodes: [{ label: 'Home' }] }],
    streams: labels.map((label, index) => ({
      from: label,
      to: 'Home',
      value: index > 1 ? 9 : value,
    })),
  });
  const [grants, interest, sales] = nodes.map(({ top, bottom }) => (top + bottom) / 2);
  // Two lines and an amount, of 1.3 times 15 pixels each, in a drawing of 432.
  expect(Number(interest) - Number(grants)).toBeGreaterThan(0.13);
  expect(Number(sales) - Number(interest)).toBeGreaterThan(0.13);
  expect(Math.max(...nodes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(1);
});

test.each([0, 5.1])('nodes with long names and %d each share the whole height', (value) => {
  const labels = (column: string) =>
    Array.from({ length: 8 }, (_, index) => `${column} ${index} ${'and a long name '.repeat(4)}`);
  const { nodes } = layOutFlow({
    columns: ['from', 'to'].map((column) => ({
      nodes: labels(column).map((label) => ({ label })),
    })),
    streams: labels('from').map((from, index) => ({ from, to: labels('to')[index] ?? '', value })),
  });
  for (const { top, bottom } of nodes) {
    expect(top).toBeGreaterThan(-1e-9);
    expect(bottom).toBeLessThan(1 + 1e-9);
  }
});

test('through a node leads what comes to it and what goes from it, over all columns', () => {
  const { nodes, streams } = layOutFlow({
    columns: [
      { nodes: [{ label: 'Nest' }, { label: 'Den' }] },
      { nodes: [{ label: 'Hedge' }, { label: 'Field' }] },
      { nodes: [{ label: 'Home' }] },
    ],
    streams: [
      { from: 'Nest', to: 'Hedge', value: 4 },
      { from: 'Den', to: 'Field', value: 2 },
      { from: 'Hedge', to: 'Home', value: 4 },
      { from: 'Field', to: 'Home', value: 2 },
    ],
  });
  const through = (label: string) => {
    const node = nodes.find((each) => each.label === label);
    const found = node ? [...streamsThrough(node, streams)] : [];
    return found.map(({ from, to }) => `${from.label} → ${to.label}`).toSorted();
  };
  expect(through('Hedge')).toEqual(['Hedge → Home', 'Nest → Hedge']);
  expect(through('Den')).toEqual(['Den → Field', 'Field → Home']);
  expect(through('Home')).toHaveLength(4);
});

test.each([
  [30, 30],
  [4000000, 1],
])('of %s units, %s lines are drawn: more than fit are a band', (value, lines) => {
  const html = renderInSite(
    <Flow
      kind="flow"
      title="Seeds"
      units
      columns={[{ nodes: [{ label: 'Field' }] }, { nodes: [{ label: 'Home' }] }]}
      streams={[{ from: 'Field', to: 'Home', value }]}
    />,
  );
  expect(html.match(/<path/g)).toHaveLength(lines);
});
