import { type Analysis, analyse, type Pack } from '@souk/food/analyse';
import { Piscina } from 'piscina';

/** Labels up to this length are read in place: a thread costs seven times as much (decision 025). */
const longestInPlace = 1000;
/** The engine takes some milliseconds for the longest real label; anything slower was made to be slow. */
const withinMs = 2000;
/** The time limit of a batch; if that is not enough its labels are read one by one. */
const batchWithinMs = 10_000;
/** More labels than this do not wait for the thread. */
const mostWaiting = 500;

let pool: Piscina<readonly Pack[], (Analysis | null)[]> | undefined;
let prepared: Promise<unknown> | undefined;

/** The thread with its tables loaded, so that no label's time limit covers that. */
async function readyPool(): Promise<NonNullable<typeof pool>> {
  pool ??= new Piscina({
    filename: new URL('./label-thread.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    maxQueue: mostWaiting,
    // It gets no secrets and prints nothing.
    env: {},
    execArgv: [],
  });
  prepared ??= pool.run([{ ingredients: 'Wheat flour, sugar' }]);
  await prepared;
  return pool;
}

/** The result for a label that was not read: nothing is known of it, and it is read again another time. */
function unread({ labels = [], ...pack }: Pack): Analysis {
  const nothing = analyse({ ...pack, labels, ingredients: '' });
  return { ...nothing, version: 0, allergens: { ...nothing.allergens, isWhole: false } };
}

async function inThread(packs: readonly Pack[], limitMs: number): Promise<(Analysis | null)[] | undefined> {
  try {
    return await (await readyPool()).run(packs, { signal: AbortSignal.timeout(limitMs) });
  } catch {
    // A stopped thread is replaced by another one, which has to load its tables first.
    prepared = undefined;
    return undefined;
  }
}

const lettersOf = ({ ingredients }: Pack): number =>
  typeof ingredients === 'string'
    ? ingredients.length
    : ingredients.reduce((sum, { length }) => sum + length, 0);

function readInPlace(pack: Pack): Analysis {
  try {
    return analyse(pack);
  } catch {
    return unread(pack);
  }
}

async function readAlone(pack: Pack, limitMs: number): Promise<Analysis> {
  const [analysis] = (await inThread([pack], limitMs)) ?? [];
  return analysis ?? unread(pack);
}

/** Reads a label within a time limit; one that takes longer counts as unread, which is never more lenient. */
export const readLabel = async (pack: Pack): Promise<Analysis> =>
  lettersOf(pack) <= longestInPlace ? readInPlace(pack) : readAlone(pack, withinMs);

/** Reads many labels in the background. */
export async function readLabels(
  packs: readonly Pack[],
  limits = { batchWithinMs, withinMs },
): Promise<Analysis[]> {
  const read = await inThread(packs, limits.batchWithinMs);
  if (read) return packs.map((pack, place) => read[place] ?? unread(pack));
  const alone: Analysis[] = [];
  for (const pack of packs) alone.push(await readAlone(pack, limits.withinMs));
  return alone;
}
