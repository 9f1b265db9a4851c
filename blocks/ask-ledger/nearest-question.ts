/** A prepared question, with synonyms for matching. */
export interface Askable {
  question: string;
  words?: string | undefined;
}

/** The length of a stem: `hires` and `hiring` share their first letters, which is near enough. */
const stemLength = 4;
/** The score that a match needs. A word that only one question has scores 1. */
const enough = 0.65;

/**
 * Finds the prepared question that has most in common with the visitor's. `undefined` if only
 * common words match. The fewer questions have a word, the more it counts.
 */
export function findNearest<T extends Askable>(
  asked: string,
  questions: readonly T[],
): T | undefined {
  const stems = questions.map(({ question, words = '' }) => stemsOf(`${question} ${words}`));
  let nearest: T | undefined;
  let best = 0;
  for (const [index, question] of questions.entries()) {
    let score = 0;
    for (const stem of stemsOf(asked)) {
      if (!stems[index]?.has(stem)) continue;
      const sharing = stems.filter((others) => others.has(stem)).length;
      score += Math.log(questions.length / sharing);
    }
    if (score > best) {
      best = score;
      nearest = question;
    }
  }
  return best > enough * Math.log(questions.length) ? nearest : undefined;
}

function stemsOf(text: string): Set<string> {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{3,}/gu);
  return new Set(words?.map((word) => word.slice(0, stemLength)));
}
