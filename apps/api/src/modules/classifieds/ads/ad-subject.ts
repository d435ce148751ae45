import type { Reader } from '../../../platform/db/database.ts';
import type { SubjectKind, SubjectRemains } from '../../../platform/subjects.ts';
import { coversOf } from '../images/ad-album.ts';
import { isListed, isPublic } from './ad.policy.ts';
import { adPath } from './ad.present.ts';
import { countActive, listAdsById, lockAd } from './ad.queries.ts';
import type { AdRow } from './ad.tables.ts';
import { placeAd } from './set-ad-tier.ts';

const reasons = { sold: 'sold', expired: 'expired', deleted: 'deleted' } as const;

const reasonOf = ({ state, isHidden }: AdRow): SubjectRemains['because'] =>
  isHidden || !(state in reasons) ? 'withdrawn' : reasons[state as keyof typeof reasons];

/** Sold and expired ads keep their picture; a withdrawn ad may have been withdrawn because of it. */
async function remainsOf(reader: Reader, ids: readonly number[]): Promise<SubjectRemains[]> {
  const ads = await listAdsById(reader, ids);
  const covers = await coversOf(
    reader,
    ads.filter((ad) => ['sold', 'expired'].includes(reasonOf(ad))).map(({ id }) => id),
  );
  return ads.map((ad) => ({
    id: ad.id,
    because: reasonOf(ad),
    title: ad.approvedVersion?.title ?? '',
    imagePath: covers.get(ad.id) ?? null,
    path: isPublic(ad) ? adPath(ad) : null,
    module: ad.module,
  }));
}

/** What services may know of an ad: favourites, messages and search refer to it as `classifieds.ad`. */
export const adSubject: SubjectKind = {
  moduleTypes: ['classified'],
  owner: async (reader, id) => {
    const [ad] = await listAdsById(reader, [id]);
    return ad && ad.state !== 'deleted' ? ad.ownerId : undefined;
  },
  cards: async (reader, ids) => {
    const shown = (await listAdsById(reader, ids)).filter(isPublic);
    const covers = await coversOf(
      reader,
      shown.map(({ id }) => id),
    );
    return shown.map((ad) => ({
      id: ad.id,
      title: ad.title,
      path: adPath(ad),
      imagePath: covers.get(ad.id) ?? null,
      priceCents: ad.priceCents,
    }));
  },
  remains: remainsOf,
  boost: {
    mayBoost: async (reader, userId, id) => {
      const [ad] = await listAdsById(reader, [id]);
      return ad !== undefined && ad.ownerId === userId && isListed(ad);
    },
    setTier: async (tx, id, tier) => {
      await placeAd(tx, await lockAd(tx, id), tier);
    },
  },
  countPosted: countActive,
};
