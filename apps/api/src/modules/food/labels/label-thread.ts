import { type Analysis, analyse, type Pack } from '@souk/food/analyse';

/** Runs in a thread of its own: one that cannot be read must not keep the others from being read. */
export default function readEach(packs: readonly Pack[]): (Analysis | null)[] {
  return packs.map((pack) => {
    try {
      return analyse(pack);
    } catch {
      return null;
    }
  });
}
