import { getMasterData } from '@souk/contract/modules/pages/master-data';
import { call } from './api.server.ts';
import { keptFor } from './kept.server.ts';
import type { PageArgs } from './page-state.server.ts';

const load = keptFor(60_000, async (args) => {
  const { copyright_year, offer_hours, ad_days } = await call(args, getMasterData);
  return { copyrightYear: copyright_year, offerHours: offer_hours, adDays: ad_days };
});

/** Settings that pages show to everybody; if they cannot be read, pages leave the figure out. */
export const loadTerms = (args: PageArgs) => load(args).catch(() => null);
