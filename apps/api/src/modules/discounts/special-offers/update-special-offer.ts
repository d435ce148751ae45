import type { EditSpecialOffer } from '@souk/contract/modules/discounts/special-offers';
import type { Reader } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import type { PromotionRow } from '../promotions/promotion.tables.ts';
import { updatePromotion } from '../promotions/update-promotion.ts';

/** Changes what is given of an own special offer; an empty description takes it away. */
export const updateSpecialOffer = (
  db: Reader,
  seller: { id: number },
  id: number,
  { menu_item_ids: _none, ...edit }: EditSpecialOffer,
  files: readonly UploadedFile[] = [],
): Promise<PromotionRow> => updatePromotion(db, seller, id, { ...edit, noun: 'special-offer' }, files);
