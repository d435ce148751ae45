import { defineModule } from '../../platform/module.ts';
import { checkoutLife } from './checkouts/checkout.life.ts';
import { expireCheckout } from './checkouts/expire-checkout.ts';
import { saleReactions } from './reactions.ts';
import { saleData } from './sale-data.ts';

export const sales = defineModule({
  name: 'sales',
  routes: [],
  reactions: saleReactions,
  lives: { [checkoutLife.name]: { life: checkoutLife, onTime: expireCheckout } },
  personalData: saleData,
});
