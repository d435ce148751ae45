import type { EditAd, PostAd } from '@souk/contract/modules/classifieds/ads';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import type { User } from '../../../platform/http/user.ts';
import { adSubmitted } from '../events.ts';
import { arrangeImages, uploadImages } from '../images/ad-album.ts';
import { adLife } from './ad.life.ts';
import { changerOf } from './ad.policy.ts';
import { changeAd, lockAd, moveAd } from './ad.queries.ts';
import { needsApproval, versionOf } from './ad.rules.ts';
import type { AdRow } from './ad.tables.ts';
import { checkAd } from './check-ad.ts';
import { checkQuota } from './check-quota.ts';
import { indexAd } from './index-ad.ts';

/** The form that would post this ad, without its images. */
const formOf = (ad: AdRow): Omit<PostAd, 'image_ids'> => ({
  category_id: ad.categoryId,
  title: ad.title,
  description: ad.description,
  price: ad.priceCents ?? undefined,
  price_type: ad.priceType,
  condition: ad.condition ?? undefined,
  attributes: ad.attributes,
  address: ad.address,
  contact_name: ad.contactName ?? undefined,
  contact_phone: ad.contactPhone ?? undefined,
  hide_phone: ad.hidePhone,
  quantity: ad.retail?.quantity ?? undefined,
  sku: ad.retail?.sku ?? undefined,
  brand: ad.retail?.brand ?? undefined,
  options: ad.retail?.options ?? {},
  sale_price: ad.retail?.salePriceCents ?? undefined,
  postage: ad.retail?.postageCents ?? undefined,
});

/**
 * Changes the user's own ad; changing what was approved takes it off the lists until an admin has reviewed it.
 */
export function updateAd(
  db: Db,
  user: Pick<User, 'id' | 'isAdmin' | 'sellerType'>,
  adId: number,
  edit: EditAd,
  files: readonly UploadedFile[] = [],
): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);
    adLife.next(ad.state, 'edit', changerOf(ad, user));
    const form = { ...formOf(ad), ...edit, image_ids: edit.image_ids ?? [] };
    const sound = await checkAd(tx, user.sellerType, form as PostAd, ad.categoryId);
    // A rejected ad does not count towards the limit until it waits again.
    if (ad.state === 'rejected') await checkQuota(tx, user);

    const uploaded = (await uploadImages(tx, user, files)).map(({ id }) => id);
    const wanted = uploaded.length > 0 ? [...(edit.image_ids ?? []), ...uploaded] : edit.image_ids;
    const imagePaths = (await arrangeImages(tx, ad, wanted)).map(({ path }) => path);
    const isStillApproved =
      ad.state === 'approved' && !needsApproval(ad.approvedVersion, versionOf(sound, imagePaths));
    const edited = isStillApproved
      ? await changeAd(tx, ad, sound)
      : await moveAd(tx, ad, { move: 'edit', by: 'owner', byUserId: user.id, changes: sound });

    if (ad.state === 'approved') await indexAd(tx, edited);
    if (edited.state === 'pending') await publish(tx, adSubmitted, { adId, ownerId: ad.ownerId });
    return edited;
  });
}
