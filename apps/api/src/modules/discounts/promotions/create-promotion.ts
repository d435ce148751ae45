import { createPromotion as contract, maxPromotions } from '@souk/contract/modules/discounts/promotions';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockUser } from '../../identity/index.ts';
import { uploadFiles } from '../../media/index.ts';
import { getSettings } from '../../settings/index.ts';
import { checkPromotion, type PromotionForm } from './check-promotion.ts';
import { countPromotions, insertPromotion } from './promotion.queries.ts';
import type { PromotionRow } from './promotion.tables.ts';

const tooManyTexts = {
  promotion: say`You can have up to ${maxPromotions} promotions.`,
  'special-offer': say`You can have up to ${maxPromotions} special offers.`,
};

/** Takes something off the seller's own prices from a day on; they pay for it themselves. */
export function createPromotion(
  db: Reader,
  seller: { id: number },
  form: PromotionForm,
  files: readonly UploadedFile[] = [],
): Promise<PromotionRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, seller.id);
    if ((await countPromotions(tx, seller.id, form.noun)) >= maxPromotions)
      throw fieldProblem('title', tooManyTexts[form.noun ?? 'promotion']);
    const sound = await checkPromotion(tx, seller, form);
    const [image] = await uploadFiles(tx, seller, files, contract.files);

    const { currency } = await getSettings(tx);
    return insertPromotion(tx, { ...sound, sellerId: seller.id, currency, imageFileId: image?.id ?? null });
  });
}
