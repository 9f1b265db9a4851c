/** What can be asked: the question and other words for the same. */
export interface Askable {
  question: string;
  words?: string | undefined;
}

/** `Hires` and `hiring` begin alike, which is near enough. */
const stemLength = 4;
/** Of what a word counts that only one question has. */
const enough = 0.65;

/**
 * The prepared question that has most in common with what somebody asked, or undefined where
 * nothing but common words agrees. A word counts the more, the fewer questions have it.
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
