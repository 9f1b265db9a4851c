import { currencyCode } from '../currencies.ts';
import { article, connector, forOne, noun } from './plan-names.ts';

/** A price in a text, with the name of what costs it: “Starter costs $49 per month”. */
export interface PriceStatement {
  /** The clause as visitors read it. */
  clause: string;
  /** `Starter`; empty if the text says it of plans in general: “From $49 per month”. */
  owner: string;
  /** `$49` */
  price: string;
  /** `month`; empty if the text does not say it. */
  per: string;
}

const amount = String.raw`(?<price>(?:[$€£¥]|${currencyCode} )\d(?:[\d.,'’]*\d)?|\d(?:[\d.,'’]*\d)? ?(?:[€£]|${currencyCode}|Euro)(?!\p{L}))`;
const priceFor = String.raw`${amount}${connector}(?<per>\p{L}+)`;
const named = String.raw`(?:${article} )?(?:price (?:of|for) (?:${article} )?)?(?<owner>\p{Lu}[\p{L}\d+&-]*(?: [\p{L}\d+&-]+){0,3}?(?: ${noun})?)(?:[’']s price)?`;
const verb = (more: string) =>
  `(?:[:,]| [–—-]|(?: now| still)? (?:costs?|is|kostet${more && '|starts'})(?: now| jetzt)?(?: (?:at|only|just|nur${more}))?|(?: does| will do| fits)?,? (?:(?:now |jetzt )?(?:at|for|für${more})|now|jetzt))?`;
const fromWords = '|from|ab';
const aside = String.raw`(?<aside>(?:one|an?|our|the|eine?|unsere?|der|die|das) [^\d$€£¥:;.,()]{1,40})`;
const lone = `${amount}(?: then| now| dann| jetzt)?`;
const end = String.raw`(?:\)(?= )|\)?(?=$|[;:!]|[.,](?!\d)| [–—]| (?:and|or|und|oder) ))`;
const startsAt = '(?:[Ff]rom|[Aa]b|[Ss]tart(?:s|ing)? (?:at|from))(?: only| just| nur)?';
const pay = '(?:[Yy]ou pay|[Pp]ay|[Oo]nly|[Jj]ust|[Nn]ur';

/**
 * What costs it is named right before the price, or right after it. A price that something starts
 * from has a period: without one it may be that of another.
 */
const statements = [
  RegExp(
    `(?:(?:[Pp]lans?|[Pp]rices?|[Pp]ricing|Tarife|Preise) )?${startsAt} ${priceFor}${end}`,
    'uy',
  ),
  RegExp(
    String.raw`(?:One|${article}) (?:\p{Ll}+ )?${noun}${forOne}${verb(fromWords)} ${priceFor}${end}`,
    'uy',
  ),
  RegExp(String.raw`${named}(?:, ${aside},?)?${verb(fromWords)} \(?${priceFor}${end}`, 'uy'),
  RegExp(`(?:${pay}|[Ff]rom|[Aa]b) )?${priceFor} (?:for|für) ${named}${end}`, 'uy'),
  RegExp(String.raw`${named}${verb('')} \(?${lone}${end}`, 'uy'),
  RegExp(`(?:${pay}) )?${lone} (?:for|für) ${named}${end}`, 'uy'),
];

/** A plan that is called one, with its price, as a part of a sentence: “The Starter plan at $49 is enough.” */
const inside = RegExp(
  String.raw`(?<!\p{L})${article} (?<owner>\p{Lu}[\p{L}\d+&-]*(?: [\p{L}\d+&-]+)?? ${noun})(?:,? (?:at|for|für|now|jetzt|only|just|nur)| (?:costs?|is|kostet)(?: now| only| just| jetzt| nur)?){1,2} ${lone}(?:${connector}(?<per>\p{L}+))?(?=$|[;:!]|[.,](?!\d)| (?:and|or|but|is|does|has|covers|includes|gives|fits|suits|will|und|oder|ist|hat|reicht|deckt|passt)(?!\p{L}))`,
  'u',
);

/** What plans cost once something else is over: “14 days free, then plans from $49 a month.” */
const afterwards = RegExp(
  `(?<=, )(?:then|after that|dann|danach) (?:(?:plans?|prices?|Tarife|Preise) )?${startsAt} ${priceFor}${end}`,
  'u',
);

const asksForPrice =
  '(?:(?:What|How much) (?:do|does|will)|How much is|What is the (?:price|cost) of|(?:Was|Wie ?viel) kostet)';
const planInQuestion = String.raw`(?:${article} )?(?<owner>\p{Lu}[\p{L}\d+&-]*(?: [\p{L}\d+&-]+){0,3}?)`;

/** A question about the price of a plan: “What does the Starter plan cost?” */
const priceQuestion = RegExp(
  String.raw`^${asksForPrice} ${planInQuestion}(?: costs?)?(?:${connector}\p{L}+)?\?$`,
  'u',
);

/** The beginning of an answer that says only the price: “It costs only $49.” */
const priceAnswer = RegExp(
  `^(?:(?:It|That|This|The ${noun}|Er|Sie|Es|Das)(?:[’']s| is| costs?| starts at| kostet| ist)(?: only| just| nur)? )?(?=${amount})`,
  'u',
);

/** Beginnings of sentences about some visitors, or about some time. */
const isLimited = /^(?:from|until|in|for|after|with|ab|bis|für|mit) /i;

/** What may be before the first statement of a sentence. */
const lead =
  /^(?:(?:that|this|it|das|dies)(?:[’']s| is| ist) )?(?:(?:yes|no|prices?|plans?|pricing|ja|nein|preise?|tarife?)[:,] |[^:.,;]{1,30}: (?=\p{Lu}\S* (?:does|will do|fits)(?!\p{L})))?(?:(?:or )?(?:book|buy|choose|get|order|pick|take) (?=(?:the |our )?\p{Lu}))?/iu;

/** What may be before the first statement of the description of a page. */
const subject = /^(?:(?!(?:from|until|in|for|after|with|ab|bis|für|mit) )[^:.;\d]{1,60}: )?/iu;

/** What may be between two. */
const between = /[,;] (?:and |or |und |oder )?| (?:and|or|und|oder) /y;

/** Words of sentences about a part of a price, or a difference. */
const isOther =
  /(?<!\p{L})(?:off|less|more|cheaper|before|was|were|had|paid|would|could|instead|than|first(?= \p{L})|if|when|unless|with|without|plus|not|never|extra|addition|another|each|statt|bis|weniger|mehr|günstiger|wenn|bei|mit|ohne|nicht|zuzüglich)(?!\p{L})|^, (?:in|for|on|at|für|auf) /iu;

/** Quick check of a file, and of each of its texts. */
export const mayState = RegExp(
  `[$€£¥] ?\\d|\\d ?[€£]|${currencyCode} \\d|\\d ?(?:${currencyCode}|Euro)`,
);

/**
 * Reads the prices in the sentences of a text that say nothing else before them.
 * @param before the text before it, whose question it may answer
 * @param isDescription whether it is the description of a page, which may begin with what the page is about
 */
export function pricesIn(text: string, before: string, isDescription: boolean): PriceStatement[] {
  const plain = text
    .replace(/\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();
  const asked = priceQuestion.exec(before.trim())?.groups?.owner;
  return plain
    .split(/(?<=[.!?]) (?=[\p{Lu}\p{N}\p{Sc}])/u)
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap((sentence, index) => {
      if (index === 0 && asked !== undefined && priceAnswer.test(sentence))
        return pricesInAnswer(sentence, asked);
      const found = pricesOf(sentence, isDescription ? subject : lead);
      if (found.length > 0) return found;
      const within = priceInside(sentence);
      return within.length > 0 ? within : priceAfterwards(sentence);
    });
}

/** Reads the price in an answer, which leaves out the plan that was asked for. */
function pricesInAnswer(sentence: string, owner: string): PriceStatement[] {
  const [start = ''] = priceAnswer.exec(sentence) ?? [];
  const whole = `${owner} costs `;
  return pricesOf(whole + sentence.slice(start.length), /^/).map((found) => ({
    ...found,
    clause: found.clause.replace(whole, start),
  }));
}

/** Reads the statements that a sentence begins with. */
function pricesOf(sentence: string, lead: RegExp): PriceStatement[] {
  const found: PriceStatement[] = [];
  let at = lead.exec(sentence)?.[0].length ?? 0;
  let behind = at;
  for (;;) {
    const match = firstAt(statements, sentence, at);
    if (!match) break;
    const { owner = '', price = '', per = '', aside = '' } = match.groups ?? {};
    if (isOther.test(aside)) return [];
    found.push({ clause: match[0], owner, price, per });
    behind = at + match[0].length;
    const separator = matchAt(between, sentence, behind);
    if (!separator) break;
    at = behind + separator[0].length;
  }
  const rest = sentence.slice(behind);
  if (isOther.test(rest)) return [];
  // Where it goes on, a price without a period may be that of something else.
  return /^[.!)]*$/.test(rest) ? found : found.filter(({ per }) => per !== '');
}

/** Reads the price of a plan that is a part of a sentence about nothing else than plans. */
function priceInside(sentence: string): PriceStatement[] {
  const { 0: clause = '', groups, index = 0 } = inside.exec(sentence) ?? {};
  const { owner = '', price = '', per = '' } = groups ?? {};
  const before = sentence.slice(0, index).replace(/ (?:with|mit) $/, '');
  const rest = sentence.slice(index + clause.length);
  const isDoubtful =
    isOther.test(before) ||
    isOther.test(rest) ||
    isSeveral.test(rest) ||
    mayState.test(before + rest);
  return owner === '' || isDoubtful ? [] : [{ clause, owner, price, per }];
}

/** Reads the price at which plans start, behind what comes first. */
function priceAfterwards(sentence: string): PriceStatement[] {
  const { 0: clause = '', groups, index = 0 } = afterwards.exec(sentence) ?? {};
  const { price = '', per = '' } = groups ?? {};
  const before = sentence.slice(0, index);
  const rest = sentence.slice(index + clause.length);
  const isDoubtful = isLimited.test(before) || isOther.test(rest) || mayState.test(before + rest);
  return price === '' || isDoubtful ? [] : [{ clause, owner: '', price, per }];
}

/** Words of the price of several. */
const isSeveral = /(?<!\p{L})(?:two|both|second|zwei|beide|zweite[rn]?)(?!\p{L})/iu;

function firstAt(patterns: readonly RegExp[], text: string, at: number) {
  for (const pattern of patterns) {
    const match = matchAt(pattern, text, at);
    if (match) return match;
  }
  return undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
