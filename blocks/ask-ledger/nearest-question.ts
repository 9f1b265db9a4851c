/** A prepared question, with synonyms for matching. */
export interface Askable {
  question: string;
  words?: string | undefined;
}

/** The length of a stem: `hires` and `hiring` share their first letters, which is near enough. */
const stemLength = 4;
/** The score that a match needs. A listed word that only one question has scores 1. */
const enough = 0.65;
/** What a word of the question itself counts beside listed ones, because `how` says no topic. */
const phrasing = 0.4;

/**
 * Finds the prepared question that has most in common with the visitor's. `undefined` if only
 * common words match. The fewer questions have a word, the more it counts.
 */
export function findNearest<T extends Askable>(
  asked: string,
  questions: readonly T[],
): T | undefined {
  const weights = questions.map(weigh);
  let nearest: T | undefined;
  let best = 0;
  for (const [index, question] of questions.entries()) {
    let score = 0;
    for (const stem of stemsOf(asked)) {
      const weight = weights[index]?.get(stem);
      if (!weight) continue;
      const sharing = weights.filter((others) => others.has(stem)).length;
      score += weight * Math.log(questions.length / sharing);
    }
    if (score > best) {
      best = score;
      nearest = question;
    }
  }
  return best > enough * Math.log(questions.length) ? nearest : undefined;
}

/** Returns the stems of a question with what each counts: 1 if it is listed, or if none is. */
function weigh({ question, words = '' }: Askable): Map<string, number> {
  const listed = stemsOf(words);
  const weight = listed.size > 0 ? phrasing : 1;
  return new Map([
    ...[...stemsOf(question)].map((stem) => [stem, weight] as const),
    ...[...listed].map((stem) => [stem, 1] as const),
  ]);
}

function stemsOf(text: string): Set<string> {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{3,}/gu);
  // `owes` and `owe` are the same word.
  return new Set(words?.map((word) => word.replace(/s$/, '').slice(0, stemLength)));
}
