import type { PackedFood } from '@souk/contract/modules/scanner/pack';

/** A page of the pack touches every block, and a scan reads one: few enough to write, small enough to read quickly. */
export const blockCount = 128;

/** The block of a code. */
export const blockOf = (code: string): number => Number(code) % blockCount;

const through = async (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer());

/** Foods as they are kept: text that is compressed, a quarter of its size. */
export const pressFoods = (foods: readonly PackedFood[]): Promise<Uint8Array<ArrayBuffer>> =>
  through(new TextEncoder().encode(JSON.stringify(foods)), new CompressionStream('gzip'));

/** The foods of a block; one that was never written has none. */
export async function readFoods(block: Uint8Array | undefined): Promise<PackedFood[]> {
  if (!block) return [];
  const bytes = await through(new Uint8Array(block), new DecompressionStream('gzip'));
  return JSON.parse(new TextDecoder().decode(bytes)) as PackedFood[];
}

export interface BlockChange {
  products: PackedFood[];
  gone: string[];
}

/** A page of the pack by the blocks that it changes. */
export function changesByBlock({ products, gone }: BlockChange): Map<number, BlockChange> {
  const changes = new Map<number, BlockChange>();
  const changeOf = (code: string) => {
    const block = blockOf(code);
    const change = changes.get(block) ?? { products: [], gone: [] };
    changes.set(block, change);
    return change;
  };
  for (const product of products) changeOf(product[0]).products.push(product);
  for (const code of gone) changeOf(code).gone.push(code);
  return changes;
}

/** A block's foods after a change: new ones replace those with the same code, and removed ones are dropped. */
export function changeFoods(foods: readonly PackedFood[], { products, gone }: BlockChange): PackedFood[] {
  const byCode = new Map(foods.map((food) => [food[0], food]));
  for (const code of gone) byCode.delete(code);
  for (const product of products) byCode.set(product[0], product);
  return [...byCode.values()];
}
