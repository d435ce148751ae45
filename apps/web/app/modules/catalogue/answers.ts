import { textOf, treeOf } from '../../lib/typed-values.ts';

/** Answers to the questions of a category, by slug. */
export type Answers = Record<string, string | string[]>;

/** Reads answers as a form sends them; empty ones are left out. */
export function answersOf(value: unknown): Answers {
  const answers = Object.entries(treeOf(value)).map(([slug, answer]): [string, string | string[]] => [
    slug,
    Array.isArray(answer) ? answer.map(textOf).filter(Boolean) : textOf(answer),
  ]);
  return Object.fromEntries(answers.filter(([, answer]) => answer.length > 0));
}
