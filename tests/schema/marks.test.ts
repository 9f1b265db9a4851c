import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { mayShowMarks } from '../../schema/inline/stray-marks.ts';
import { exampleOf, plainPage, plainSettings } from '../content.ts';
import { check } from './rules/rule-under-test.ts';

/** What visitors would read as it is: the text, the code, and what is marked. Then what it becomes. */
const wrong: [text: string, reported: string, fixed?: string][] = [
  ['Lorem ipsum dolor sit amet', 'W907 Lorem ipsum'],
  ['All\u0007 new', String.raw`W912 "All\a new"`, String.raw`All\a new`],
  ['All\u0001 new', String.raw`W912 "All\x01 new"`, 'All new'],
  ['All\u2028new', 'W912 \u2028'],
  ['| Plan | Price |\n|---|---|\n| A | $9 |', 'W903 | Plan | Price |'],
  ['| Plan | Price | | :-- | --: | | A | $9 |', 'W903 | Plan | Price |'],
  ['See ［it］（/）。', 'W902 ［it］（/）', 'See [it](/)。'],
  ['See [it]（/）。', 'W902 [it]（/）', 'See [it](/)。'],
  ['See [it](/）。', 'W902 [it](/）', 'See [it](/)。'],
  ['See [this](/) and [it］(/)。', 'W902 [it］(/)', 'See [this](/) and [it](/)。'],
  ['It\u0092s new', 'W912 \u0092', 'It’s new'],
  ['Caf\ufffd', 'W912 \ufffd'],
  ['All new \ud83d', String.raw`W912 \ud83d`],
  ['\ude00 All new', String.raw`W912 \ude00`],
  ['Wir prÃ¼fen alle GebÃ¼hren', 'W913 prÃ¼fen alle GebÃ¼hren', 'Wir prüfen alle Gebühren'],
  ['Itâ€™s here', 'W913 Itâ€™s', 'It’s here'],
  ['CafÃ©', 'W913 CafÃ©', 'Café'],
  ['From Â£20 â€“ or Â£30', 'W913 Â£20 â€“ or Â£30', 'From £20 – or £30'],
  ['We say â€œnoâ€\u009d', 'W913 â€œnoâ€\u009d', 'We say “no”'],
  ['We say â€œnoâ€', 'W913 â€œnoâ€', 'We say “no”'],
  ['Ã–l und â‚¬ für alle', 'W913 Ã–l und â‚¬', 'Öl und € für alle'],
  ['PaÅºdziernik i wiÄ™cej', 'W913 PaÅºdziernik i wiÄ™cej', 'Październik i więcej'],
  ['CafÃƒÂ©', 'W913 CafÃƒÂ©', 'Café'],
  ['Go ðŸš€', 'W913 ðŸš€', 'Go 🚀'],
  ['ÐŸÐ»Ð°Ð½', 'W913 ÐŸÐ»Ð°Ð½', 'План'],
  [String.raw`Budgets \& grants \- more`, String.raw`W903 \& grants \-`, 'Budgets & grants - more'],
  [String.raw`Step 1\. Choose`, String.raw`W903 \.`, 'Step 1. Choose'],
  [String.raw`For \$5 \(a month\)`, String.raw`W903 \$5 \(a month\)`, 'For $5 (a month)'],
  [String.raw`The field grant\_name`, String.raw`W903 \_`, 'The field grant_name'],
  [String.raw`See \[it\](/) now\!`, String.raw`W903 \[it\](/) now\!`, 'See [it](/) now!'],
  [String.raw`All of it \*`, String.raw`W903 \*`, 'All of it *'],
  [
    'All new :contentReference[oaicite:0]{index=0}.',
    'W903  :contentReference[oaicite:0]{index=0}',
    'All new.',
  ],
  ['All new【12†source】.', 'W903 【12†source】', 'All new.'],
  ['All new citeturn0search1turn2view0', 'W903  citeturn0search1turn2view0', 'All new'],
  [
    'All new \ue200cite\ue202turn0search1\ue201.',
    'W903  \ue200cite\ue202turn0search1\ue201',
    'All new.',
  ],
  [
    'See [it](https://example.org/?utm_source=chatgpt.com) now',
    'W903 ?utm_source=chatgpt.com',
    'See [it](https://example.org/) now',
  ],
  [
    'See [it](https://example.org/?utm_source=chatgpt.com&a=b#c) now',
    'W903 utm_source=chatgpt.com&',
    'See [it](https://example.org/?a=b#c) now',
  ],
  ['Budgets by grant\t12\t34', 'W903 t\t12\t34'],
  ['########', 'W907 ########'],
  ['See Error! Reference source not found.', 'W907 Error! Reference source not found.'],
  ['Fehler! Textmarke nicht definiert.', 'W907 Fehler! Textmarke nicht definiert.'],
  ['As an AI language model, I cannot know', 'W907 As an AI language model, I'],
  ['All \u202anew\u202c', 'W912 \u202anew\u202c', 'All new'],
  ['\u2066All new\u2069', 'W912 \u2066All new\u2069', 'All new'],
  ['---', 'W907 ---'],
  ['-', 'W907 -'],
  ['–', 'W907 –'],
  ['<Note>All new</Note> today', 'W901 <Note>All new</Note>', 'All new today'],
  ['All new <Icon name="star" />', 'W901 <Icon name="star" />', 'All new'],
  ['<h1>All new</h1> and more', 'W901 <h1>All new</h1>', 'All new and more'],
  ['A <h2>All new</h2> and more', 'W901 <h2>All new</h2>', 'A All new and more'],
  ['<b>All new</b> by <br> then', 'W901 <b>All new</b> by <br>', '**All new** by then'],
  ['All<br>new<br>here', 'W901 <br>new<br>', 'All new here'],
  ['All new &rarr;', 'W901 &rarr;'],
  ['Caf&eacute;', 'W901 &eacute;', 'Café'],
  ['One &#8364; price', 'W901 &#8364;', 'One € price'],
  ['TODO write this', 'W907 TODO'],
  ['Ask TODO for the `price`', 'W907 TODO'],
  [
    'Read it at https://example.org for once',
    'W908 https://example.org',
    'Read it at [example.org](https://example.org) for once',
  ],
  ['Or [call](tel:call us) today', 'W902 [call](tel:call us)'],
  ['The price (TODO: ask Ada)', 'W907 TODO:'],
  ['=SUM(B2:B6)', 'W907 =SUM(B2:B6)'],
  ['=B2-B3', 'W907 =B2'],
  [
    'Write to mailto:hello@example.org today',
    'W908 mailto:hello@example.org',
    'Write to [hello@example.org](mailto:hello@example.org) today',
  ],
  [
    'Write to ada (at) example.org today',
    'W908 ada (at) example.org',
    'Write to [ada@example.org](mailto:ada@example.org) today',
  ],
  [
    'Or ada.k[at]example[dot]org',
    'W908 ada.k[at]example[dot]org',
    'Or [ada.k@example.org](mailto:ada.k@example.org)',
  ],
  [
    'See www.example.org/plans for more',
    'W908 www.example.org/plans',
    'See [plans](https://www.example.org/plans) for more',
  ],
  [
    'See <https://example.org|our plans> now',
    'W908 <https://example.org|our plans>',
    'See [our plans](https://example.org) now',
  ],
  ['# You set the rate', 'W903 # You set the rate', 'You set the rate'],
  ['All plans }', 'W902 }', 'All plans'],
  ['All plans]', 'W902 ]', 'All plans'],
  ['All plans (from 2026', 'W902 ('],
  ['From 2026) all plans', 'W902 )'],
  ['Plans (route 2) and (from 2026', 'W902 Plans (route 2) and (from 2026'],
  ['From 2026) all new :)', 'W902 From 2026) all new :)'],
  ['See [ ](/pricing) now', 'W902 [ ](/pricing)'],
  ['See [the plans]() now', 'W902 [the plans]()'],
  ['See ![the plans](/plans.png) now', 'W902 ![the plans](/plans.png)'],
  ['Or [call us](+1 555 0100)', 'W902 [call us](+1 555 0100)', 'Or [call us](tel:+1-555-0100)'],
  ['See [it](/pricing)) now', 'W902 [it](/pricing))', 'See [it](/pricing) now'],
  ['See [it]/pricing) now', 'W902 [it]/pricing)', 'See [it](/pricing) now'],
  ['See [it(/pricing) now', 'W902 [it(/pricing)', 'See [it](/pricing) now'],
  ['See [it]:/pricing now', 'W902 [it]:/pricing', 'See [it](/pricing) now'],
  ['What you get:\n- All of the plans.\n- Some of the prices', 'W903 - All of the plans.'],
  ['”Plans for you”', 'W905 ”Plans for you”', 'Plans for you'],
  [
    '“Plans for each of the teams that close their books every month”',
    'W905 “Plans for each of the teams that close their books every month”',
    'Plans for each of the teams that close their books every month',
  ],
  ['Welcome to [team name]', 'W907 [team name]'],
  ['[Company] makes mail merge easy', 'W907 [Company]'],
  ['Our fields: [product 1] and [product 2]', 'W907 [product 1]'],
  ['Welcome to [Company name], the home of jam', 'W907 [Company name]'],
  ['[Company]’s goals, and the [city]-based team', 'W907 [Company]'],
  ['Join us on [date & time] at [venue name]', 'W907 [date & time]'],
  ['We help [customer type] with [product benefit]', 'W907 [customer type]'],
  ['Read [link to report], or [text about jam]', 'W907 [link to report]'],
  ['Fill in the field, or call [phone number]', 'W907 [phone number]'],
  ['Our guide “[Title]” is out now', 'W907 [Title]'],
  ['“[Your Name], pilot”, they say', 'W907 [Your Name]'],
  ['Choose [Product name] in the menu', 'W907 [Product name]'],
  ['Ask <customer> by the end of May', 'W907 <customer>'],
  ['Dear <<First Name>>, all new', 'W907 <<First Name>>'],
  ['For <<firstname>> and all', 'W907 <<firstname>>'],
  ['TODO (new version)', 'W907 TODO'],
  ['The errors are XX% errors', 'W907 XX%'],
  ['???', 'W907 ???'],
  ['Lorem Ipsum', 'W907 Lorem Ipsum'],
  ['It is :partying_face: and more', 'W903 :partying_face:', 'It is and more'],
  ['Call [phone number]', 'W907 [phone number]'],
  ['Here is [what you do]', 'W907 [what you do]'],
  ['By [Insert …] now', 'W907 [Insert …]'],
  ['TBD: write this', 'W907 TBD:'],
  ['Call 555-xxx-1234', 'W907 xxx'],
  ['It takes XX minutes', 'W907 XX'],
  ['It takes xxx minutes', 'W907 xxx'],
  ['tbd', 'W907 tbd'],
  [String.raw`Our \"best\" plans`, String.raw`W903 \"best\"`, 'Our "best" plans'],
  [String.raw`It\'s all new`, String.raw`W903 \'`, "It's all new"],
  ['??', 'W907 ??'],
  ['See [it](/pricing# plans)', 'W902 [it](/pricing# plans)', 'See [it](/pricing#plans)'],
  [
    'See [it](/contact?about=Small plan)',
    'W902 [it](/contact?about=Small plan)',
    'See [it](/contact?about=Small%20plan)',
  ],
  ['See [it](/pricing#All plans)', 'W902 [it](/pricing#All plans)'],
  ['Dear <your name>, hello', 'W907 <your name>'],
  ['See [it][/pricing] now', 'W902 [it][/pricing]', 'See [it](/pricing) now'],
  ['See [it] [/pricing] now', 'W902 [it] [/pricing]', 'See [it](/pricing) now'],
  ['See [it]{/pricing#plans} now', 'W902 [it]{/pricing#plans}', 'See [it](/pricing#plans) now'],
  ['See [it]</pricing> now', 'W902 [it]</pricing>', 'See [it](/pricing) now'],
  [
    '[It][https://example.org], now',
    'W902 [It][https://example.org]',
    '[It](https://example.org), now',
  ],
  ['See [the plans][plans]', 'W902 [the plans][plans]'],
  [
    'Write [us](mailto:a@example.org?subject=My plan) now',
    'W902 [us](mailto:a@example.org?subject=My plan)',
    'Write [us](mailto:a@example.org?subject=My%20plan) now',
  ],
  ['We say “no to that', 'W902 “'],
  ['_Plans_ for you', 'W903 _Plans_', '**Plans** for you'],
  ['Our ***plans*** for you', 'W903 ***plans***', 'Our **plans** for you'],
  ['[/](our home page)', 'W902 [/](our home page)', '[our home page](/)'],
  ['{Plans}(/) for you', 'W902 {Plans}(/)', '[Plans](/) for you'],
  ['[Plans](/ "All plans") here', 'W902 [Plans](/ "All plans")', '[Plans](/) here'],
  ['[Plans](/a #b) here', 'W902 [Plans](/a #b)', '[Plans](/a#b) here'],
  ['[Plans](/){target=_blank} here', 'W903 {target=_blank}', '[Plans](/) here'],
  [
    'Ask <ada@example.org> now',
    'W908 <ada@example.org>',
    'Ask [ada@example.org](mailto:ada@example.org) now',
  ],
  [
    'See <https://example.org/a> now',
    'W908 <https://example.org/a>',
    'See [example.org/a](https://example.org/a) now',
  ],
  ['**[Plans](/)** here', 'W903 **[Plans](/)**', '[Plans](/) here'],
  ['See [**plans**](/) here', 'W903 [**plans**](/)', 'See [plans](/) here'],
  [
    'Write [us](mailto: a@example.org) now',
    'W902 [us](mailto: a@example.org)',
    'Write [us](mailto:a@example.org) now',
  ],
  ['We keep:\n- Models\n- Versions\n', 'W903 - Models'],
  ['We keep:\n\n1. Models\n2. Versions\n', 'W903 1. Models'],
  ['• One user', 'W903 • One user', 'One user'],
  ['-> One user', 'W903 -> One user', 'One user'],
  ['See [here](/) for it', 'W910 [here]'],
  ['Read on: [Click here](/)', 'W910 [Click here]'],
  ['Prices are [there](/).', 'W910 [there]'],
  ['TBD', 'W907 TBD'],
  ['#REF!', 'W907 #REF!'],
  ['Up by #DIV/0! in May', 'W907 #DIV/0!'],
  ['[object Object]', 'W907 [object Object]'],
  ['undefined', 'W907 undefined'],
  ['By [Your Name], [Company]', 'W907 [Your Name]'],
  ['[Insert quote here]', 'W907 [Insert quote here]'],
  ['Hello %FIRSTNAME%', 'W907 %FIRSTNAME%'],
  ['Hello *|FNAME|*', 'W907 *|FNAME|*'],
  ['Save XX% of your time', 'W907 XX%'],
  ['From $XX a month', 'W907 $XX'],
  ['Your text goes here', 'W907 Your text goes here'],
  ['Description here.', 'W907 Description here.'],
  ['Platzhalter', 'W907 Platzhalter'],
  ['...', 'W907 ...'],
  ['…', 'W907 …'],
  ['Hello {firstName}', 'W906 {firstName}'],
  ['Schritt {Schritt}', 'W906 {Schritt}'],
  ['   ', 'W909    '],
  ['## What it does', 'W903 ## What it does', 'What it does'],
  ['All ** new **.', 'W902 ** new **', 'All **new**.'],
  ['All new {: .lead }', 'W903  {: .lead }', 'All new'],
  ['☐ All new', 'W903 ☐ All new', 'All new'],
  ['~~Old~~ new', 'W903 ~~Old~~', 'Old new'],
  ['Some ==words==', 'W903 ==words==', 'Some **words**'],
  ['So it is[^1].', 'W903 [^1]', 'So it is.'],
  ['See [[Pricing]]', 'W903 [[Pricing]]'],
  ['See [[/pricing|the plans]]', 'W903 [[/pricing|the plans]]', 'See [the plans](/pricing)'],
  ['See [[for-cfos|our offer]]', 'W903 [[for-cfos|our offer]]'],
  ['Fast :rocket:', 'W903 :rocket:', 'Fast 🚀'],
  ['[button url="/"]Go[/button]', 'W903 [button url="/"]Go[/button]', '[Go](/)'],
  ['See [gallery ids="1,2"] here', 'W903 [gallery ids="1,2"]'],
  ['Look {{< youtube abc >}}', 'W903 {{< youtube abc >}}', 'Look'],
  ['Fine <!-- check this -->', 'W903 <!-- check this -->', 'Fine'],
  ['Fine /* check this */', 'W903 /* check this */', 'Fine'],
  ['It is fine. // check this', 'W903 // check this', 'It is fine.'],
  ['All new // check this', 'W903 // check this', 'All new'],
  ['[Contact us][1] today', 'W902 [Contact us][1]'],
  [
    'See https://example.org/annual-report.',
    'W908 https://example.org/annual-report',
    'See [annual report](https://example.org/annual-report).',
  ],
];

/** What an author may well mean. */
const right = [
  'A letter has [customer name] and [date of birth] as merge fields',
  'The field [customer name] is from your list',
  'The tags [name], [date] and [amount] are replaced as it is sent',
  'Write “[first name]”, and the reader is addressed by it',
  'Im Feld [Name] steht er, und der Platzhalter [Link] steht darunter',
  'The value order[date], or cut --date [date] for it',
  'An order has a <customer> element with the elements <name> and <date>',
  'It begins with Dear "[First name]" in each language',
  'A contract has blanks such as [date] and [amount]',
  'The variable %BUILD_ID%, and *|FNAME|*, which is a merge tag',
  'Placeholders like {name} and {city} stay, as does the tag [gallery ids="1"]',
  'Search with *: Müll* finds Müller',
  'Pages 12-14, no. 3 a)-c), and no. 5',
  'The payload “<img src=x onerror=alert(1)>” is refused, escaped as “&lt;”',
  'Ask for /users/<name> or --user <name> then',
  'Get off at the [city center] stop, by [last week] at the latest',
  'We play “<<rewind>>” first',
  'The song “TODO”, or “FIXME”',
  'We remove "<script>" from a comment, and the <b> and <i> tags',
  'A comment with “<script>alert(1)</script>” in it is refused',
  'Run git clone https://example.org/plans.git first',
  "Ask curl -s 'https://example.org/rows' for it",
  String.raw`With --match '[a-z]+\.md$' for notes`,
  'Press [Enter], and it will be [your] turn',
  'By [name withheld], date [date unknown]',
  'She moved [to the city] in 1990',
  'All in %USERPROFILE% or %TEMP%',
  'The class [[:alpha:]] or if [[ -f x ]]',
  'By bus (route 2)',
  'Section 4 (art. 78, no. 2).',
  'Groups (Porto B) and (Braga B) – two games',
  'Plans (for teams: a) small, b) large)',
  'Plans i) one, ii) two',
  'Shares in [0, 1) or (0; 1]',
  'By Sunn O)))',
  '** except on Sundays',
  'The arguments *args and **kwargs',
  'All 2**10 rows',
  'The files src/**/*.ts',
  'Dates (TBC: June)',
  'TBC: spring 2027',
  'TBD: by 12 May',
  'The model xxx-200',
  'All *.yaml, {name} too',
  'The file pages/{name}.yaml',
  'Ask for /pages/{id} first',
  'The value rows[0](see below)',
  'In [parts per million]',
  'See __init__.py first',
  'TODO lists for teams',
  'a) all plans, b) some, or (c) none',
  'All new :)',
  'Step 1) Choose a plan. Step 2) Start.',
  'TODO INCLUIDO',
  'Super Bowl XXX',
  'Sizes up to XXL',
  'Louis XX of nowhere',
  'The [sic] of it',
  'We say “no” and “yes”',
  'Wir sagen „nein“ dazu',
  'A {curly thing} in braces',
  'Rows {1} and {2}',
  'Cash flow // planned and actual',
  'Old plans // new plans',
  '**Old** and **new** plans',
  'So 2 ** 3 is 8',
  'At 10:30: the call',
  'Ratio 3:a:b',
  '# of users',
  'We are #1! And #2?',
  'a = b',
  '= 12 months',
  'Undefined terms',
  'Look [here in Berlin](/)',
  'IRMÃ, AMANHÃ… e “IRMÃ”',
  '„Ä“, „Ö“ und „Ü“ – BÄ…',
  'Le «CAFÉ» – «déjà»… l’âme à 20 €',
  'Château â 20 €, PÂ–20',
  String.raw`In C:\Plans\_old and \\server\_new`,
  String.raw`The pattern \d+\.\d+`,
  String.raw`Who knows ¯\_(ツ)_/¯`,
  String.raw`This \ or that`,
  'A cell\tand another',
  'As an AI model company, we know',
  'Error! And how to go on',
  'In †2026 and 【Tokyo】',
  'See [it](https://example.org/?utm_source=chatgpt) or [them](/?utm_source=news)',
  'In \u2067עברית\u2069 too',
  'All – of it',
  'Fast • simple • yours',
  'Null and void',
  'A tower 🏰 and\u00a0more',
  'C# and F#',
  'Your bank is here.',
  'Insert your card',
  'See www.example.org for it',
  'See [it](https://example.org/a)',
  'About ~5 of ~10',
  'a == b',
  '100% Off 20% of all',
  'A sample of 40 companies',
  'Ask [us](/) [or them](/)',
  'We meet (at noon) in town',
  'The file my_new_plan and _that',
  'In {two braces} (and more)',
  'Less than <5 at 3>2',
  'From 2027\n- or so - on\n',
  '**All** [plans](/) have it',
];

const pageWith = (texts: readonly string[]): string =>
  `${plainPage()}${stringify(
    texts.map((text) => ({ type: 'feature', heading: 'A heading', text, bullets: ['A', 'B'] })),
  ).replace(/^(?=.)/gm, '  ')}`;

test('what visitors would read as it is is reported', async () => {
  // What else a line may mean is tried with its whole page: short ones take a fraction of the time.
  const texts = wrong.map(([text]) => text);
  const pages = Array.from({ length: Math.ceil(texts.length / 10) }, (_, page) => [
    `pages/page-${String.fromCharCode(97 + page)}.yaml`,
    pageWith(texts.slice(10 * page, 10 * page + 10)),
  ]);
  const found = await check(Object.fromEntries(pages));
  const marks = found.filter(({ code }) => code.startsWith('W'));
  expect(marks.map(({ code, marked }) => `${code} ${marked}`)).toEqual(
    wrong.map(([, reported]) => reported),
  );
  for (const [index, { fix }] of marks.entries()) {
    const fixed = wrong[index]?.[2];
    if (fixed !== undefined) expect(fix?.text.replace(/^["']|["']$/g, '')).toBe(fixed);
  }
});

test.each(wrong)('a page with no other mark is looked at: %s', (text) => {
  expect(mayShowMarks(pageWith([text]), [text], '')).toBe(true);
});

test('what may be meant is not', async () => {
  const found = await check({ 'pages/page.yaml': pageWith(right) });
  expect(found.filter(({ code }) => code.startsWith('W'))).toEqual([]);
});

test.each(['{{scenario}}', '%scenario%', '<scenario>', '{{ Scenario }}'])(
  'what the page fills in is written otherwise elsewhere: %s',
  async (written) => {
    const block = { ...exampleOf('cash-flow-forecast'), ghost: `Balance, ${written}` };
    const page = `${plainPage()}${stringify([block]).replace(/^(?=.)/gm, '  ')}`;
    const [found, ...others] = await check({ 'pages/page.yaml': page });
    expect(found?.fixed).toContain('Balance, {scenario}');
    expect(others).toEqual([]);
  },
);

test.each([
  ['[Write](mailto:a@example.org) to us', 'Write (a@example.org) to us'],
  ['[Plans](/) here', 'Plans here'],
])('a link where none can be keeps an address that is nowhere else: %s', async (text, kept) => {
  const start = plainPage();
  const page = (written: string) =>
    `${start}  - { type: signup-box, button: Go, heading: "${written}" }\n`;
  const [found] = await check({ 'pages/page.yaml': page(text) });
  expect(found?.fixed).toBe(page(kept));
});

test.each([
  [String.raw`Budgets \& grants`, true],
  [String.raw`For \$5`, true],
  [String.raw`For 1\.`, true],
  [String.raw`\- For all`, false],
  [String.raw`For \*all\*`, false],
  [String.raw`For a\_b`, false],
  [String.raw`For $\(all) \& more`, false],
])('an escaped sign that may be a mark without its backslash: %s', async (text, certain) => {
  const [found] = await check({ 'pages/page.yaml': `${plainPage()}    lead: '${text}'\n` });
  expect(found).toMatchObject({ code: 'W903', fix: { certain } });
});

test('a dash is no text that is still to come in a value, a list or a cell', async () => {
  const found = await check({
    'site.yaml': `${plainSettings}values:\n  between: –\n`,
    'pages/page.yaml': `${plainPage()}    lead: One $(between) two\n  - { type: check-list, heading: A heading, items: [A, –] }\n`,
  });
  expect(found).toEqual([]);
});

test('curly quotes around several texts of a block are one warning', async () => {
  const list = '  - { type: check-list, heading: List, items: [“All new”, “All fast”] }\n';
  const [found, ...others] = await check({ 'pages/page.yaml': `${plainPage()}${list}` });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'W905', others: [{}], fix: { certain: false } });
  expect(found?.fixed).toContain('[All new, All fast]');
});

test('the spaces within French quotes go with them', async () => {
  const list = '  - { type: check-list, heading: List, items: [« All new », All fast] }\n';
  const [found] = await check({ 'pages/page.yaml': `${plainPage()}${list}` });
  expect(found?.fixed).toContain('[All new, All fast]');
});

test.each([
  ['“All new.”', 'All new.'],
  ['"“All new!”"', '"All new!"'],
  [`'"All new."'`, `'All new.'`],
])('a quote has no quotation marks of its own: %s', async (written, right) => {
  const start = plainPage();
  const page = (quote: string) =>
    `${start}  - type: testimonials
    heading: Quotes
    quotes: [{ quote: ${quote}, name: Ada, role: Pilot, company: Wren, initials: W }]
`;
  const [found, ...others] = await check({ 'pages/page.yaml': page(written) });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'W905', fix: { certain: true } });
  expect(found?.fixed).toBe(page(right));
});

test('a fix keeps the quotes of its author', async () => {
  const start = plainPage();
  const page = (text: string) =>
    `${start}  - { type: check-list, heading: A heading, items: [A, ${text}] }\n`;
  for (const quote of ['"', "'"]) {
    const [found] = await check({ 'pages/page.yaml': page(`${quote}See [us] (/) now${quote}`) });
    expect(found?.fixed).toBe(page(`${quote}See [us](/) now${quote}`));
  }
});

test.each([
  [String.raw`'Plans:\nall new'`, String.raw`"Plans:\nall new"`, true],
  [
    String.raw`'It''s "new":\nall of it\nfor you'`,
    String.raw`"It's \"new\":\nall of it\nfor you"`,
    true,
  ],
  [String.raw`Plans\nfor you`, String.raw`"Plans\nfor you"`, true],
  [String.raw`“Plans\nfor you”`, String.raw`"Plans\nfor you"`, true],
  [String.raw`'“Plans\nfor you”'`, String.raw`"“Plans\nfor you”"`, false],
  [String.raw`“Plans”\nor “plans”`, String.raw`"“Plans”\nor “plans”"`, false],
  [String.raw`'It writes \n for you'`, String.raw`"It writes \n for you"`, false],
  [String.raw`'In C:\new plans'`, String.raw`"In C:\new plans"`, false],
])('a line break without double quotes: %s', async (text, fixed, certain) => {
  const start = plainPage();
  const page = (written: string) =>
    `${start}  - { type: check-list, heading: "A \\"list\\"", items: [A, ${written}] }\n`;
  const [found, ...others] = await check({ 'pages/page.yaml': page(text) });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'W903', fix: { certain } });
  if (certain) expect(found?.fixed).toBe(page(fixed));
});

test.each([
  [String.raw`"C:\temp\boats"`, String.raw`'C:\temp\boats'`],
  [String.raw`"Our \big boat"`, String.raw`'Our \big boat'`],
  [String.raw`"C:\new"`, String.raw`'C:\new'`],
  [String.raw`"D:\Plans\New"`, String.raw`'D:\Plans\New'`],
  [String.raw`"It's \\server\exports"`, String.raw`'It''s \server\exports'`],
  [String.raw`"¯\_(ツ)_/¯"`, String.raw`'¯\_(ツ)_/¯'`],
  [String.raw`"First,\nthen C:\exports"`, String.raw`"First,\nthen C:\\exports"`],
  [String.raw`"From 10\_%:\nall\tnew"`, undefined],
])('a backslash and a letter that YAML reads as one sign: %s', async (text, corrected) => {
  const start = plainPage();
  const page = (written: string) =>
    `${start}  - { type: feature, heading: A heading, bullets: [A, B], text: ${written} }\n`;
  const [found, ...others] = await check({ 'pages/page.yaml': page(text) });
  expect(others).toEqual([]);
  if (!corrected) return expect(found).toBe(undefined);
  expect(found).toMatchObject({ code: 'W912', fix: { certain: false } });
  expect(found?.fixed).toBe(page(corrected));
});

test.each([
  ['__$(days) days__ to try', '"**$(days) days** to try"'],
  ['"[Plans](/, and $(days) days"', '"[Plans](/), and $(days) days"'],
  ['|\n      First __this__\n      and that\n', '|\n      First **this**\n      and that\n'],
])('a text with a value, or of several lines, is corrected, too: %s', async (text, corrected) => {
  const start = plainPage();
  const page = (written: string) =>
    `${start}  - type: feature\n    heading: A heading\n    bullets: [A, B]\n    text: ${written}\n`;
  const settings = `${plainSettings}values:\n  days: 14\n`;
  const [found] = await check({ 'site.yaml': settings, 'pages/page.yaml': page(text) });
  expect(found?.fixed).toBe(page(corrected));
});

test.each([
  ['Rows on https://example.org/rows for all to see', 'W908'],
  ['https://example.org/rows', undefined],
])('an address in a heading: %s', async (heading, code) => {
  const [found] = await check({
    'pages/page.yaml': `${plainPage()}  - { type: check-list, heading: "${heading}", items: [A, B] }\n`,
  });
  expect(found?.code).toBe(code);
});

test('a bracket of which the other one is behind a comma in braces is part of that mistake', async () => {
  const page = `${plainPage()}  - { type: check-list, heading: Walks (9 and 7,5 km), items: [A, B] }\n`;
  const found = await check({ 'pages/page.yaml': page });
  expect(found.map(({ code }) => code)).toEqual(['P104']);
});

test('the sign of a heading in a heading', async () => {
  const headed = (heading: string) =>
    check({
      'pages/page.yaml': `${plainPage()}${stringify([
        { type: 'feature', heading, text: 'A text', bullets: ['# Users', 'B'] },
      ]).replace(/^(?=.)/gm, '  ')}`,
    });
  const [found, ...others] = await headed('# What it does');
  expect(found).toMatchObject({ code: 'W903', marked: '# What it does' });
  expect(found?.fixed).toContain('heading: "What it does"\n');
  expect(others).toEqual([]);
  expect(await headed('#1 in finance')).toEqual([]);
});

test.each([
  ['We have {cash', 'We have {cash}'],
  ['We have cash}', 'We have {cash}'],
  ['We have {cash)} now', 'We have {cash} now'],
  ['We have {cash } now', 'We have {cash} now'],
  ['We have {cash }now', 'We have {cash} now'],
  ['We have {cash] now', 'We have {cash} now'],
  ['We have [cash} now', 'We have {cash} now'],
  ['We have {our cash} now', undefined],
  ['We have {cash now}', undefined],
])('a placeholder without one of its braces, and words in two: %s', async (topic, fixed) => {
  const page = {
    title: 'A',
    description: 'A form.',
    blocks: [{ ...exampleOf('contact-form'), topics: { a: topic }, note: 'Soon.' }],
  };
  const [found] = await check({ 'pages/a.yaml': stringify(page) });
  expect(found?.fix?.certain).toBe(fixed && true);
  if (fixed) expect(found?.fixed).toContain(fixed);
});

test('a text under a free name has its own placeholders and no notes', async () => {
  const form = {
    ...exampleOf('contact-form'),
    topics: { a: 'We have {cahs}.', b: 'TODO' },
    note: 'Soon.',
  };
  const page = { title: 'A', description: 'A form.', blocks: [form] };
  const found = await check({ 'pages/a.yaml': stringify(page) });
  expect(found.map(({ code, marked, fix }) => [code, marked, fix?.certain])).toEqual([
    ['W906', '{cahs}', false],
    ['W907', 'TODO', undefined],
  ]);
});

test.each([
  ['Jam &amp; more&nbsp;jam', '`&nbsp;`'],
  ['See [](/pricing) and [ ](/contact)', '`[ ](/contact)`'],
])('what is wrong in the same way further on is named, too: %s', async (text, named) => {
  const [found] = await check({
    'pages/a.yaml': `${plainPage()}    lead: ${JSON.stringify(text)}\n`,
  });
  expect(found?.hints).toContain(`The same is true of ${named} in this text.`);
});

test.each([
  'TODO: ask about jam. Jam is sold by the glass.',
  'Lorem ipsum dolor sit amet, consetetur sadipscing elitr.',
])(
  'what is not in a text, or a part of the same words, is not named as another mistake: %s',
  async (text) => {
    const [found] = await check({
      'pages/a.yaml': `${plainPage()}    lead: ${JSON.stringify(text)}\n`,
    });
    expect(found?.code).toBe('W907');
    expect(found?.hints.join()).not.toContain('The same is true');
  },
);

test('a word for yes below a dash is found in a file without brackets', async () => {
  const block = '  - type: comparison-table\n    heading: H\n    columns:\n      - A\n      - B\n';
  const rows = '    rows:\n      - label: L\n        values:\n          - Ja\n          - "no"\n';
  const [found] = await check({
    'pages/a.yaml': `${plainPage()}${block}${rows}    included: In\n    excluded: Out\n`,
  });
  expect(found).toMatchObject({ code: 'W903', marked: 'Ja' });
});

test.each([
  ['https://example.org/?utm_source=chatgpt.com', 'https://example.org/'],
  ['https://example.org/?utm_source=chatgpt.com&a=b#c', 'https://example.org/?a=b#c'],
  ['https://example.org/?a=b&utm_source=chatgpt.com#c', 'https://example.org/?a=b#c'],
  ['/?utm_source=chatgpt.com', '/'],
])('what ChatGPT adds to the address of a button is reported: %s', async (href, right) => {
  const page = (address: string) =>
    `${plainPage('Page')}    action: { label: Go, href: "${address}" }\n`;
  const [found, ...others] = await check({ 'pages/index.yaml': page(href) });
  expect(others).toEqual([]);
  expect([found?.code, found?.fixed]).toEqual(['W903', page(right)]);
});

test.each([
  ['title: Page', 'title: "  "', 'error'],
  ['description: About Page.', 'description: "\u00a0"', 'error'],
  ['    title: Page\n', '    title: Page\n    badge: "  "\n', 'warning'],
])('a text of spaces is an error where there has to be one: %s', async (from, to, severity) => {
  const found = await check({ 'pages/index.yaml': plainPage('Page').replace(from, () => to) });
  expect(found.map((each) => [each.code, each.severity])).toEqual([['W909', severity]]);
});

test('a link is marked in a text in double quotes that has backslashes', async () => {
  const lead = String.raw`    lead: "A \"word\" and [a plan](C:\\docs\\plan.pdf), and the rest."`;
  const [found, ...others] = await check({ 'pages/index.yaml': `${plainPage('Page')}${lead}\n` });
  expect(others).toEqual([]);
  expect([found?.code, found?.marked]).toEqual(['R208', String.raw`C:\\docs\\plan.pdf`]);
});

const pageWithItems = (items: readonly string[]): string =>
  `${plainPage()}${stringify([{ type: 'feature', heading: 'A heading', bullets: items }]).replace(
    /^(?=.)/gm,
    '  ',
  )}`;

test.each([
  'One price   - Ten users',
  'One price  - Ten users  - Chat',
  'One price • Ten users',
  'One price ▪Ten users',
])('an item that was two is reported: %s', async (item) => {
  const found = await check({ 'pages/page.yaml': pageWithItems([item, 'Another']) });
  expect(found.map(({ code, breadcrumb }) => [code, breadcrumb?.split(' › ').at(-1)])).toEqual([
    ['W903', 'bullets 1'],
  ]);
});

test.each([
  'Rock • Pop • Jazz',
  'One price - for all',
  'Fast • simple • yours',
  'One price – Ten users',
  '4 - 5 users',
])('an item with a sign in it is one: %s', async (item) => {
  const found = await check({ 'pages/page.yaml': pageWithItems([item, 'Another']) });
  expect(found).toEqual([]);
});

test('a bullet in several items is a sign between words', async () => {
  const items = ['North Pier • Main Hall', 'South Pier • Old Hall'];
  expect(await check({ 'pages/page.yaml': pageWithItems(items) })).toEqual([]);
});

test('a date in the cells of a table may be to be announced', async () => {
  const visual = {
    kind: 'table',
    title: 'Games',
    columns: [{ label: 'Day' }, { label: 'Time', words: true }, { label: 'Team', words: true }],
    rows: [{ cells: ['12', 'TBC', 'TBA'] }, { cells: ['19', '19:30', 'TBD'] }],
  };
  const block = stringify([{ type: 'feature', heading: 'A heading', visual }]);
  const page = `${plainPage()}${block.replace(/^(?=.)/gm, '  ')}`;
  expect(await check({ 'pages/page.yaml': page })).toEqual([]);
});

test('a backslash in backticks is one of code', async () => {
  const text = 'Escape it as `a\\[0\\]`, or `\\`';
  const found = await check({ 'pages/page.yaml': pageWith([text]) });
  expect(found.map(({ message }) => message.includes('backticks'))).toEqual([true]);
});

test('backticks in several blocks are one warning', async () => {
  const texts = ['Run `npm ci` first', 'Run it', 'Then run `npm test`'];
  const [found, ...others] = await check({ 'pages/page.yaml': pageWith(texts) });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'W903', others: [{}] });
  expect(found?.fixed).toContain('Then run npm test\n');
});

test.each(['???', 'The song TODO', 'Dear [Customer name]', 'Ask for <name> there'])(
  'what a text is about is in quotation marks: %s',
  async (text) => {
    const [found] = await check({ 'pages/page.yaml': pageWith([text]) });
    const [, quoted = ''] = /quotation marks: `(.*)`/.exec(found?.hints.join(' ') ?? '') ?? [];
    const page = pageWith([text.replace(found?.marked ?? '', quoted)]);
    expect(await check({ 'pages/page.yaml': page })).toEqual([]);
  },
);

test('a text with an element and a character of HTML is told of both', async () => {
  const found = await check({ 'pages/page.yaml': pageWith(['One<br>price &amp; all']) });
  const marks = found.filter(({ code }) => code === 'W901');
  expect(marks.map(({ marked }) => marked)).toEqual(['<br>']);
  expect(marks[0]?.hints.join(' ')).toContain('&amp;');
});
