/** Parts of forms, files and programs whose names stand in brackets, in the languages of most authors. */
const signs =
  '(?:merge ?|form ?|input ?|mail ?)?(?:fields?|placeholders?|tags?|elements?|variables?|tokens?|attributes?|parameters?|arguments?|nodes?|columns?|macros?|shortcodes?|wildcards?|buttons?|errors?|payloads?|markup|snippets?|blanks?|(?:\\p{L}+)?(?:feld(?:er)?|elemente?)|platzhalter|variablen?|schaltflächen?|champs?|balises?|éléments?|campos?|etiquetas?|elementos?|campi|segnaposto)';

/** Works of art, and those who make them. */
const works =
  '(?:track|song|single|album|record|EP|band|duo|film|movie|painting|sculpture|novel|poem|play|game|Lied|Stück|Gemälde|chanson|canción)';

/** Words with which a text tells of the signs in it. */
const ofSigns =
  /\b(?:merge[ -]?(?:fields?|tags?)|placeholders?(?! text)|in (?:square|angle|curly) brackets|seriendruckfeld\p{L}*|platzhalter(?!text)\p{L}*|in (?:eckigen|spitzen) klammern|entre crochets|entre corchetes)(?!\p{L})/iu;

/** The same, of elements such as `<customer>`. */
const ofElements = /\b(?:XML|XSLT?|XPath|SOAP|SGML)\b/;

/** What joins the signs of a list: `[name], [date] and [city]`. */
const sign = '["“„«\'`]?(?:\\[[^[\\]\\n]*\\]|<[^<>\\n]*>|\\{[^{}\\n]*\\}|%\\w+%?)["”“»\'`]?';
const joint = '(?:\\s*(?:[,;/&]|(?:and|or|und|oder|et|ou|y|o|e|with|mit|avec|con)(?!\\p{L})))+\\s*';
const article = '(?:the |an? |its |die |der |das |ein |eine |einem |le |la |les |el |los )?';
const before = RegExp(
  `(?<!\\p{L})${signs}(?:,? (?:called|named|such as|like|namens|wie|comme|como))?:?\\s+(?:${sign}${joint}${article})*["“„«'\`]?$`,
  'iu',
);
const after = RegExp(
  `^["”“»'\`]?(?:${joint}${article}${sign})*(?: (?:as|are|is|als|sind|ist|sont|son) (?:\\p{L}+ ){0,2}?| )${signs}(?!\\p{L})`,
  'iu',
);
/** A form that has these fields: `The form asks for [last name]`. */
const ofForm = RegExp(
  `(?<!\\p{L})(?:forms?|Formular|formulaire|formulario) (?:that )?(?:asks? for|has|have|contains?|says?|with|hat|steht|stehen|contient|tiene) (?:${sign}${joint}${article})*$`,
  'iu',
);
/** `Dear [First name]` in quotes within a sentence, as a sample of a letter. */
const salutation =
  /\p{L}.*["“„«](?:Dear|Hello|Hi|Hallo|Liebe[rn]?|Sehr geehrte[rn]?|Cher|Chère|Bonjour|Estimad[oa]|Querid[oa]|Hola),? $/u;
const beforeName = RegExp(`(?<!\\p{L})${works}\\s+$`, 'iu');

/** That something else will be in the place of a sign. */
const isReplaced = RegExp(
  `^["”“»'\`]?(?:${joint}${article}${sign})*(?: (?:is|are|gets?|will be) (?:then |later |automatically )?(?:replaced|substituted|filled|expanded)| (?:wird|werden) (?!.*\\[).*\\bersetzt| (?:est|sont) remplacée?s?| (?:stands? for|becomes) (?:the|their|his|her) [^.]{0,20}\\b(?:name|date|number|amount|address|city|title|text|day|price)\\b)`,
  'iu',
);

/** A step of a menu: `Settings > [Date & time]`. */
const arrow = /[>→›»▸]/;
const menuBefore = /\b(?:press|tap|click|click on|choose|select|open|hit|pick|under)\s(?:the )?$/i;
const menuAfter = /^[^.!?]*\b(?:menus?|settings|buttons?|dialog|tab|toolbar|sidebar|window)\b/i;

/** `Tap [Text size]`: screens are tapped, and a name to fill in is a single word or someone's. */
const isTapped = (start: string, found: string): boolean =>
  /\b(?:tap|press)(?: \[[^[\]]*\],?(?: and)?(?: then)?)? $/i.test(start) &&
  /\s/.test(found) &&
  !/^\[(?:company|client|customer|product|city)\b/i.test(found);

/** A usage of a command or an address: `--date [date]`, `/users/<name>`, `order[date]`. */
const codeBefore = /(?:[A-Za-z_/=]|(?<!\S)--?[a-z][\w-]*[ =])$/;
const commandBefore = /^(?:\/|\$ |> ?)\w[\w-]*(?: (?:<[^<>]*>|\[[^[\]]*\]|[\w.-]+))* $/;
const codeBeforeAngle = /(?:\w[/=]|(?<!\S)--?[a-z][\w-]*[ =])$/;

/** Titles and quotations are in quotes themselves, and a draft has them open. */
const isQuotable =
  /\b(?:title|headline|heading|quote|product|text|copy|sentence|testimonial|slogan|tagline|insert|your|ihre?)\b/i;

const withWord = /\p{L}{2}/u;

/**
 * Whether a text tells of a sign, as the help of a program does, instead of having one that is to be replaced:
 * the sign is in quotes or backticks, is called a field or an element, or is a step of a menu. In doubt it
 * does not: a placeholder that is left in a page is worse than one warning too many.
 * @param others the other words of the block
 */
export function isSpokenOf(
  text: string,
  { index, 0: found }: { index: number; 0: string },
  others: () => string,
): boolean {
  if (isNamedSign(text, { index, 0: found })) return true;
  const [start, end] = around(text, index, found.length);
  if (!isInBrackets(found)) return beforeName.test(start);
  return (
    isBracketSpokenOf(start, found, end, others) ||
    // What a text says of one of its signs is true of the others, too.
    [...text.matchAll(brackets[found.charAt(0)] ?? angles)].some((each) => {
      const [before, after] = around(text, each.index, each[0].length);
      return !openNumber.test(found) && (isCalled(before, after) || isReplaced.test(after));
    })
  );
}

/** `XX%` and `[product 1]`, which also stand beside words such as `fields`. */
const openNumber = /^[$€£]?x{2,}|^\[.*\d\]$/i;

const angles = /<[^<>\n]*>/g;
const brackets: Record<string, RegExp> = { '[': /\[[^[\]\n]*\]/g, '{': /\{[^{}\n]*\}/g };

/** What is beside a sign, as far as a sentence about it may go. */
const around = (text: string, index: number, length: number): [before: string, after: string] => [
  text.slice(Math.max(0, index - 200), index),
  text.slice(index + length, index + length + 200),
];

const isCalled = (start: string, end: string): boolean =>
  before.test(start) || after.test(end) || ofForm.test(start);

/** Whether signs of any system are in quotes or backticks, or called what they are: `the tag [gallery]`. */
export function isNamedSign(
  text: string,
  { index, 0: found }: { index: number; 0: string },
): boolean {
  const [start, end] = around(text, index, found.length);
  return (
    isInBackticks(text, index, found.length) ||
    isQuoted(start, found, end) ||
    (!openNumber.test(found) && isCalled(start, end))
  );
}

const isInBrackets = (found: string): boolean => /^[[<{%*]/.test(found);

const isInBackticks = (text: string, index: number, length: number): boolean =>
  text.includes('`', index + length) && text.slice(0, index).split('`').length % 2 === 0;

/** Whether signs are in quotes within a sentence. */
const isQuoted = (start: string, found: string, end: string): boolean =>
  /["“„«‘']$/.test(start) &&
  /^["”“»’']/.test(end) &&
  (withWord.test(start) || withWord.test(end)) &&
  !(isInBrackets(found) && isQuotable.test(found));

function isBracketSpokenOf(
  start: string,
  found: string,
  end: string,
  others: () => string,
): boolean {
  const isOwn = /\b(?:your|ihre?|insert)\b/i.test(found);
  return (
    (found.startsWith('[') ? codeBefore : codeBeforeAngle).test(start) ||
    commandBefore.test(start) ||
    salutation.test(start) ||
    (/\b(?:replace|substitute) $/i.test(start) && /^[^.]*\b(?:with|by|for)\b/.test(end)) ||
    RegExp(`${arrow.source}\\s*$`).test(start) ||
    RegExp(`^\\s*${arrow.source}`).test(end) ||
    (!isOwn &&
      /^\[\p{Lu}/u.test(found) &&
      !/\bname\b/i.test(found) &&
      ((menuBefore.test(start) && menuAfter.test(end)) || isTapped(start, found))) ||
    // Words that customers are called by on one side of a program, and in meetings.
    /^-(?:side|facing|centric)\b/.test(end) ||
    isToldOf(`${start} ${end}`, found) ||
    (!isOwn && isToldOf(others(), found))
  );
}

/** Whether words besides those in brackets say that there are such signs. */
function isToldOf(words: string, found: string): boolean {
  const without = words.replace(/\[[^[\]\n]*\]|<[^<>\n]*>|\{[^{}\n]*\}/g, '');
  return ofSigns.test(without) || (found.startsWith('<') && ofElements.test(without));
}
