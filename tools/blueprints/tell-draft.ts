import { exit, stdout } from 'node:process';
import type { Draft } from './draft.ts';

/** Prints what was written and what is left to do, or why nothing was. */
export function tellDraft(make: () => Draft, advice: readonly string[]): void {
  try {
    const { written, left } = make();
    const lines = [...written.map((path) => `wrote  ${path}`), ...left.map((what) => `add    ${what}`)];
    stdout.write(`${[...lines, ...advice].join('\n')}\n`);
  } catch (error) {
    stdout.write(`${error instanceof Error ? error.message : error}\n`);
    exit(1);
  }
}
