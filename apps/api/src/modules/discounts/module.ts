import { defineModule } from '../../platform/module.ts';
import { dealLife } from './deals/deal.life.ts';
import { dealRoutes } from './deals/deal.routes.ts';
import { turnDeal } from './deals/turn-deal.ts';
import { discountsPersonalData } from './personal-data.ts';
import { promotionRoutes } from './promotions/promotion.routes.ts';
import { specialOfferRoutes } from './special-offers/special-offer.routes.ts';

export const discounts = defineModule({
  name: 'discounts',
  routes: [promotionRoutes, specialOfferRoutes, dealRoutes],
  lives: { [dealLife.name]: { life: dealLife, onTime: turnDeal } },
  personalData: discountsPersonalData,
});
