export { createDeal } from './deals/create-deal.ts';

import type { RowBuilders } from '../../testing/row-builder.ts';
import { promotionsRows } from './promotions/promotions.testing.ts';
import { specialOffersRows } from './special-offers/special-offers.testing.ts';

export { buildPromotion, promotionForm } from './promotions/promotions.testing.ts';

export const discountsRows: RowBuilders = { ...promotionsRows, ...specialOffersRows };
