import { expect, test } from 'vitest';
import { reportedIn } from './rule-under-test.ts';

const terms = (text: string, numbered = true) => ({
  type: 'legal',
  contents: 'Contents',
  ...(numbered && { numbered }),
  sections: [
    { id: 'license', title: 'License', text: [text] },
    { id: 'limits', title: 'Limits', text: ['No resale.'] },
    { id: 'end', title: 'End', text: ['At any time.'] },
  ],
});
const rows = (...links: [label: string, href: string][]) => ({
  type: 'decision-table',
  heading: 'H',
  title: 'T',
  choose: 'C',
  cases: ['A', 'B'].map((label) => ({ label, text: `T ${label}` })),
  rows: links.map(([label, href]) => ({ label, href, values: ['yes', 'no'] })),
  included: 'Yes',
  excluded: 'No',
});

test.each<[string, object[], string[]]>([
  ['as [section 3](#limits) says', [terms('As [section 3](#limits) says.')], ['K652 3 2']],
  ['that is not there', [terms('See [section 4](#limits).')], ['K652 4 2']],
  ['in German', [terms('Siehe [Abschnitt 1](#end).')], ['K652 1 3']],
  ['with a space that does not break', [terms('See [section\u00a03](#limits).')], ['K652 3 2']],
  [
    'of a row',
    [terms('T'), rows(['2. End', '#end'], ['3. More', '#limits'])],
    ['K652 2 3', 'K652 3 2'],
  ],
  [
    'that is right',
    [
      terms('See [section 2](#limits), in three sections.'),
      rows(['3. End', '#end'], ['More', '#limits']),
    ],
    [],
  ],
  ['of a law', [terms('Section 5 of the Act, [Article 14](#limits), section 1.4')], []],
  ['that counts something else', [terms('[2 limits](#limits) and [3 ends of a term](#end)')], []],
  ['where nothing is numbered', [terms('See [section 3](#limits), section 4.', false)], []],
])('the number of a section: %s', async (_, blocks, expected) => {
  expect((await reportedIn(blocks)).toSorted()).toEqual(expected.toSorted());
});
