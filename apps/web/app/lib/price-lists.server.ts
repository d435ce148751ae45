import { getMasterData } from '@souk/contract/modules/pages/master-data';
import { call } from './api.server.ts';
import type { PageArgs } from './page-state.server.ts';

/** Price ladders in dollars by category id; `0` is the general one. */
export const loadPriceLists = async (args: PageArgs): Promise<Record<string, number[]>> =>
  (await call(args, getMasterData)).price_lists;
