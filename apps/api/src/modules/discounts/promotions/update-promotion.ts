import { updatePromotion as contract, type EditPromotion } from '@souk/contract/modules/discounts/promotions';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { getUser } from '../../identity/index.ts';
import { deleteFiles, uploadFiles } from '../../media/index.ts';
import { checkPromotion, type PromotionForm } from './check-promotion.ts';
import { daysOf, timeOf } from './promotion.present.ts';
import { changePromotion, lockOwnPromotion } from './promotion.queries.ts';
import type { PromotionNoun, PromotionRow } from './promotion.tables.ts';

/** The form that would make this promotion. */
const formOf = (promotion: PromotionRow, timeZone: string): PromotionForm => ({
  noun: promotion.noun,
  title: promotion.title,
  description: promotion.description,
  is_automatic: promotion.code === null,
  code: promotion.code ?? undefined,
  discount_percent: promotion.percent,
  amount: promotion.amountCents,
  service_ids: promotion.subjects.map(({ id }) => id),
  ...daysOf(promotion, timeZone),
  is_first_visit: promotion.isFirstVisit,
  days: promotion.days,
  from_time: timeOf(promotion.fromMinute),
  until_time: timeOf(promotion.untilMinute),
  least_spend: promotion.leastCents,
  uses_max: promotion.usesMax,
  customer_uses_max: promotion.customerUsesMax,
  is_active: promotion.isActive,
});

/** What a form changes; its noun says on which list the row is. */
type PromotionEdit = EditPromotion & { noun?: PromotionNoun; description?: string | undefined };

/** A new percentage replaces the amount and the other way round; what is not given stays. */
function merged(known: PromotionForm, edit: PromotionEdit): PromotionForm {
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  const form = { ...known, ...given } as PromotionForm;
  if (edit.discount_percent != null && edit.amount === undefined) return { ...form, amount: null };
  if (edit.amount != null && edit.discount_percent === undefined) return { ...form, discount_percent: null };
  return form;
}

interface Picture {
  files: readonly UploadedFile[];
  isRemoved: boolean;
}

/** The picture after the change. */
async function pictureAfter(tx: Tx, promotion: PromotionRow, { files, isRemoved }: Picture) {
  const [image] = await uploadFiles(tx, { id: promotion.sellerId }, files, contract.files);
  return image?.id ?? (isRemoved ? null : promotion.imageFileId);
}

/** Changes what is given of an own promotion; what was sold with it stays as it is. */
export function updatePromotion(
  db: Reader,
  seller: { id: number },
  promotionId: number,
  { remove_image: isRemoved = false, ...edit }: PromotionEdit,
  files: readonly UploadedFile[] = [],
): Promise<PromotionRow> {
  return db.transaction(async (tx) => {
    const promotion = await lockOwnPromotion(tx, promotionId, seller, edit.noun);
    if (promotion.removedAt) throw new Problem('record-not-found');
    const { timeZone } = await getUser(tx, seller.id);
    const form = merged(formOf(promotion, timeZone), edit);
    const sound = await checkPromotion(tx, seller, form, promotion);
    const imageFileId = await pictureAfter(tx, promotion, { files, isRemoved });

    const changed = await changePromotion(tx, promotion, { ...sound, imageFileId });
    if (promotion.imageFileId !== null && promotion.imageFileId !== imageFileId)
      await deleteFiles(tx, [promotion.imageFileId]);
    return changed;
  });
}
