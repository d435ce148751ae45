import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import type { FoodListType } from '@souk/contract/modules/scanner/words';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { givenProfile } from '../../modules/scanner/index.server.ts';
import { bandFoods } from './band-foods.ts';

const looked = 20;

/** Popular foods for the reader's profile, and the number of all foods. */
export async function loadScannerBand(args: PageArgs) {
  const profile = await givenProfile(args);
  const list = (list_type: FoodListType, page_size: number) =>
    orNull(call(args, listFoodProducts, { body: { ...profile, list_type, page_size } }));
  const [popular, newest] = await Promise.all([list('most-popular', looked), list('most-recent', looked)]);
  const known = new Set(popular?.data.map(({ id }) => id));
  const foods = [...(popular?.data ?? []), ...(newest?.data.filter(({ id }) => !known.has(id)) ?? [])];
  return {
    foods: bandFoods(foods).map(({ id, name, quantity, image, path, verdict }) => ({
      id,
      name,
      quantity,
      image,
      path,
      verdict,
    })),
    /** Null if there are more than were counted. */
    total: newest?.total_is_exact ? newest.total : null,
  };
}

export type ScannerBandContent = Awaited<ReturnType<typeof loadScannerBand>>;
