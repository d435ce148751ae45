import type { PostAd } from '@souk/contract/modules/classifieds/ads';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import type { User } from '../../../platform/http/user.ts';
import { getSettings } from '../../settings/index.ts';
import { removeDraft } from '../drafts/draft.queries.ts';
import { adSubmitted } from '../events.ts';
import { placeImages, uploadImages } from '../images/ad-album.ts';
import { insertAd } from './ad.queries.ts';
import type { AdRow } from './ad.tables.ts';
import { checkAd } from './check-ad.ts';
import { checkQuota } from './check-quota.ts';

export type Poster = Pick<User, 'id' | 'sellerType'>;

/** Posts an ad with images uploaded before or with it; it then waits for approval. */
export function postAd(
  db: Db,
  user: Poster,
  form: PostAd,
  files: readonly UploadedFile[] = [],
): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const settings = await getSettings(tx);
    const sound = await checkAd(tx, user.sellerType, form);
    await checkQuota(tx, user);

    const ad = await insertAd(tx, { ...sound, ownerId: user.id, currency: settings.currency });
    const uploaded = await uploadImages(tx, user, files);
    await placeImages(tx, ad, [...form.image_ids, ...uploaded.map(({ id }) => id)]);
    await removeDraft(tx, user.id);
    await publish(tx, adSubmitted, { adId: ad.id, ownerId: ad.ownerId });
    return ad;
  });
}
