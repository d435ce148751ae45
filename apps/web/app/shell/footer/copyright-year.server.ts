import { getMasterData } from '@souk/contract/modules/pages/master-data';
import { call } from '../../lib/api.server.ts';
import { keptFor } from '../../lib/kept.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

const load = keptFor(60_000, async (args) => (await call(args, getMasterData)).copyright_year);

/** The year of the footer as the admin has set it; without it the page still stands. */
export const loadCopyrightYear = (args: PageArgs): Promise<number | null> => load(args).catch(() => null);
