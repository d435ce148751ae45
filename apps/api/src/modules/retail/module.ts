import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerDealKind } from '../discounts/index.ts';
import { registerKinds } from '../notifications/index.ts';
import { dealsToReview, partySubject, registerTrade } from '../sales/index.ts';
import { countCart } from './carts/cart.queries.ts';
import { cartRoutes } from './carts/cart.routes.ts';
import { sweepCarts } from './carts/sweep-carts.ts';
import { checkoutRoutes } from './checkouts/checkout.routes.ts';
import { productDeals } from './deals/product-deals.ts';
import { foodRoutes } from './foods/food.routes.ts';
import { bookRejudging, rejudgeFoods, rejudgeJob } from './foods/rejudge-foods.ts';
import { imageRoutes } from './images/image.routes.ts';
import { sweepImages } from './images/product-album.ts';
import { listRoutes } from './lists/list.routes.ts';
import { retailPersonalData } from './order-personal-data.ts';
import { orderReactions } from './order-reactions.ts';
import { orderTrade } from './order-trade.ts';
import { orderKind, orderLife } from './orders/order.life.ts';
import { orderRoutes } from './orders/order.routes.ts';
import { orderOnTime } from './orders/order-on-time.ts';
import { orderSubject } from './orders/order-subject.ts';
import { sellerOrderRoutes } from './orders/seller-order.routes.ts';
import { productKind, productLife } from './products/product.life.ts';
import { productRoutes } from './products/product.routes.ts';
import { productSubject } from './products/product-subject.ts';
import { promoCodeRoutes } from './promo-codes/promo-code.routes.ts';
import { questionRoutes } from './questions/question.routes.ts';
import { productReactions } from './reactions.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { guardPhotographs } from './returns/guard-photographs.ts';
import { returnLife } from './returns/return.life.ts';
import { returnRoutes, sellerReturnRoutes } from './returns/return.routes.ts';
import { returnOnTime } from './returns/return-on-time.ts';
import { sheetRoutes } from './sheets/sheet.routes.ts';

registerTrade(orderTrade);

registerDealKind(productDeals);

registerKinds({
  product: { words: say`Your products`, action: say`See your product`, channels: ['mail', 'push'] },
  question: { words: say`Questions about products`, action: say`Read it`, channels: ['mail', 'push'] },
  order: { words: say`Your orders`, action: say`See the order`, channels: ['mail', 'push'] },
});

export const retail = defineModule({
  name: 'retail',
  routes: [
    sheetRoutes,
    productRoutes,
    imageRoutes,
    listRoutes,
    questionRoutes,
    reportRoutes,
    foodRoutes,
    cartRoutes,
    checkoutRoutes,
    promoCodeRoutes,
    orderRoutes,
    sellerOrderRoutes,
    returnRoutes,
    sellerReturnRoutes,
  ],
  reactions: [...productReactions, ...orderReactions],
  lives: {
    [productLife.name]: { life: productLife },
    [orderLife.name]: { life: orderLife, onTime: orderOnTime },
    [returnLife.name]: { life: returnLife, onTime: returnOnTime },
  },
  subjects: {
    'retail.product': { ...productSubject, dealsToReview: dealsToReview(orderKind, productKind) },
    'retail.order': orderSubject,
    'retail.party': partySubject(orderKind, (slug) => `/shop/${slug}`),
  },
  counters: { cart_count: countCart },
  personalData: retailPersonalData,
  jobs: {
    [rejudgeJob]: rejudgeFoods,
    'retail-sweep-images': sweepImages,
    'retail-sweep-carts': sweepCarts,
  },
  schedule: {
    [rejudgeJob]: '21 2 * * *',
    'retail-sweep-images': '27 3 * * *',
    'retail-sweep-carts': '37 3 * * *',
  },
  prepare: async (tx) => {
    await bookRejudging(tx);
    await guardPhotographs(tx);
  },
});
