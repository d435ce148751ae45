import type { getFoodPack, PackedFood } from '@souk/contract/modules/scanner/pack';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import { type OfflineFood, unpackFood } from './offline-food.ts';
import { blockCount, blockOf, changeFoods, changesByBlock, pressFoods, readFoods } from './pack-blocks.ts';
import { foodStore, type PackFacts } from './store.ts';

export type PackPage = ReplyOf<typeof getFoodPack>;

const empty = (): PackFacts => ({
  cursor: undefined,
  isWhole: false,
  engineVersion: 0,
  engineChangedAt: 0,
  updatedAt: 0,
  counts: Array.from({ length: blockCount }, () => 0),
  sizes: Array.from({ length: blockCount }, () => 0),
});

/** The state of the pack on this device; undefined without one. */
export const findPack = async (): Promise<PackFacts | undefined> => (await foodStore()).get('pack', 'pack');

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

export const foodsIn = ({ counts }: PackFacts): number => total(counts);
export const bytesIn = ({ sizes }: PackFacts): number => total(sizes);

/** The food of a code in its 13 digits, if the pack on this device has it. */
export async function findInPack(gtin: string): Promise<OfflineFood | undefined> {
  const code = gtin.replace(/^0+/, '');
  const block = await (await foodStore()).get('blocks', blockOf(code));
  const food = (await readFoods(block)).find(([own]) => own === code);
  return food && unpackFood(food);
}

interface WrittenBlock {
  place: number;
  bytes: Uint8Array<ArrayBuffer>;
  count: number;
}

/** The blocks that a page changes, with their new content; compressing must not happen within a transaction. */
async function blocksAfter(page: PackPage): Promise<WrittenBlock[]> {
  const store = await foodStore();
  const written: WrittenBlock[] = [];
  for (const [place, change] of changesByBlock(page)) {
    const before: PackedFood[] = await readFoods(await store.get('blocks', place));
    const foods = changeFoods(before, change);
    written.push({ place, bytes: await pressFoods(foods), count: foods.length });
  }
  return written;
}

/** Stores a page of the pack together with the position of the next one, so that fetching can resume there. */
export async function keepPage(page: PackPage): Promise<PackFacts> {
  const store = await foodStore();
  const written = await blocksAfter(page);
  const facts = (await findPack()) ?? empty();
  for (const { place, bytes, count } of written) {
    facts.counts[place] = count;
    facts.sizes[place] = bytes.byteLength;
  }
  facts.cursor = page.next;
  facts.isWhole ||= !page.has_more;
  if (!page.has_more) {
    facts.updatedAt = Date.now();
    const isFirst = facts.engineVersion === 0;
    if (!isFirst && facts.engineVersion !== page.engine_version) facts.engineChangedAt = facts.updatedAt;
    facts.engineVersion = page.engine_version;
  }
  const change = store.transaction(['blocks', 'pack'], 'readwrite');
  for (const { place, bytes } of written) void change.objectStore('blocks').put(bytes, place);
  void change.objectStore('pack').put(facts, 'pack');
  await change.done;
  return facts;
}

/** Deletes every food. */
export async function deletePack(): Promise<void> {
  const change = (await foodStore()).transaction(['blocks', 'pack'], 'readwrite');
  void change.objectStore('blocks').clear();
  void change.objectStore('pack').clear();
  await change.done;
}
