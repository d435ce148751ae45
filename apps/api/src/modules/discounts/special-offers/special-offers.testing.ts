import type { RowBuilders } from '../../../testing/row-builder.ts';
import { promotionForm } from '../promotions/promotions.testing.ts';
import { createSpecialOffer } from './create-special-offer.ts';

export const specialOffersRows: RowBuilders = {
  'discounts.special-offer': async ({ db, owner }) => {
    const { title, start_date, end_date, is_active } = promotionForm();
    const texts = { title, description: 'For the whole menu.' };
    const form = { ...texts, start_date, end_date, is_active, discount_percent: 20, menu_item_ids: [] };
    return (await createSpecialOffer(db, owner, form)).id;
  },
};
