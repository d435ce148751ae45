import type { SubjectKind } from '../../../platform/subjects.ts';
import { coversOf } from '../images/image.queries.ts';
import { isPublic } from './ad.policy.ts';
import { adPath } from './ad.present.ts';
import { listAdsById } from './ad.queries.ts';

/** What services may know of an ad: favourites, messages and search point at it as `classifieds.ad`. */
export const adSubject: SubjectKind = {
  moduleTypes: ['classified', 'retail'],
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
};
