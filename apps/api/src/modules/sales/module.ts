import { defineModule } from '../../platform/module.ts';
import { checkoutLife } from './checkouts/checkout.life.ts';
import { expireCheckout } from './checkouts/expire-checkout.ts';
import { instalmentLife } from './instalments/instalment.life.ts';
import { instalmentOnTime } from './instalments/instalment-on-time.ts';
import { saleReactions } from './reactions.ts';
import { saleData } from './sale-data.ts';

export const sales = defineModule({
  name: 'sales',
  routes: [],
  reactions: saleReactions,
  lives: {
    [checkoutLife.name]: { life: checkoutLife, onTime: expireCheckout },
    [instalmentLife.name]: { life: instalmentLife, onTime: instalmentOnTime },
  },
  personalData: saleData,
});
