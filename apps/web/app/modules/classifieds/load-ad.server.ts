import { type AdDetail, getAd } from '@souk/contract/modules/classifieds/listings';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { listLike } from '../search/index.server.ts';
import { idOfSlug, type Trade } from '../search/index.ts';
import { idOfDetail } from './parse-classified-path.ts';

const notFound = () => data(null, { status: 404 });

const goneStatus = 410;

interface WantedAd {
  id: number;
  /** The slug in the address, which has to be the ad's own. */
  slug?: string | undefined;
}

/** The ad that an address names, in either format. */
export function wantedAd(params: Record<string, string | undefined>): WantedAd {
  const { slugAndId, idOrCategoryId, slugOrClassifiedId } = params;
  const id = slugAndId === undefined ? undefined : idOfSlug(slugAndId);
  if (id !== undefined) return { id, slug: slugAndId };
  const wanted =
    idOrCategoryId && slugOrClassifiedId ? idOfDetail(idOrCategoryId, slugOrClassifiedId) : undefined;
  if (!wanted) throw notFound();
  return wanted;
}

export type LoadedAd = { ad: AdDetail; instead: null } | { ad: null; instead: ListingItem[] };

/** The ad, or its replacement if it was deleted. */
export async function loadAd(
  args: PageArgs,
  { id, slug = '' }: WantedAd,
  module: Trade = 'classified',
): Promise<LoadedAd> {
  try {
    const ad = await call(args, getAd, { params: { id } });
    if (ad.module_type !== module) throw notFound();
    return { ad, instead: null };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== goneStatus) throw error;
    return { ad: null, instead: await listLike(args, module, slug) };
  }
}

/** The ad of an action page, if the action is still possible. */
export async function getAdFor(args: PageArgs, adId: string | undefined): Promise<AdDetail> {
  const id = Number(adId);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return call(args, getAd, { params: { id } });
}
