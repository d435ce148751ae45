import { execFileSync } from 'node:child_process';
import { argv, execPath, stdout } from 'node:process';

/** What the food engine costs in a separate process, in milliseconds. */
export interface EngineFigures {
  /** Of the labelled lists, each analysed many times in turn. */
  medianMs: number;
  p99Ms: number;
  /** Preparing the tables, which only the first call does. */
  firstMs: number;
}

const rounds = 20;

async function measureHere(): Promise<EngineFigures> {
  const { analyse } = await import('@souk/food/analyse');
  const { labelledLists } = await import('@souk/food/lists/labelled-lists');
  const timed = (ingredients: string) => {
    const began = performance.now();
    analyse({ ingredients });
    return performance.now() - began;
  };
  const firstMs = timed('Sugar, salt');
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const { list } of labelledLists) took.push(timed(list));
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { medianMs: at(0.5), p99Ms: at(0.99), firstMs };
}

/** Measured in a fresh process, because this one has used the engine already. */
export const measureEngine = (): EngineFigures =>
  JSON.parse(execFileSync(execPath, [import.meta.filename]).toString()) as EngineFigures;

if (argv[1] === import.meta.filename) stdout.write(JSON.stringify(await measureHere()));
