import { defineModule } from '../../platform/module.ts';
import { discountsPersonalData } from './personal-data.ts';
import { promotionRoutes } from './promotions/promotion.routes.ts';

export const discounts = defineModule({
  name: 'discounts',
  routes: [promotionRoutes],
  personalData: discountsPersonalData,
});
