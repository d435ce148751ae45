import { type Analysis, analyse, type Pack } from '@souk/food/analyse';

/** Runs in a thread, so that an unreadable label does not block the others. */
export default function readEach(packs: readonly Pack[]): (Analysis | null)[] {
  return packs.map((pack) => {
    try {
      return analyse(pack);
    } catch {
      return null;
    }
  });
}
