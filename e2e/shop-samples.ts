import type { Page } from '@playwright/test';
import { expect } from './people.ts';
import { accept, buy, callerOf, offer, type Product, type Shop, send, writeAddress } from './shops.ts';

interface Trade {
  shop: Shop;
  buyer: Page;
  admin: Page;
}

interface WithId {
  id: number;
}

const byCard = { payment_method: 'card', stripeToken: 'tok_visa' } as const;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Orders of one buyer in the states that have their own pages. */
async function orders({ shop, buyer }: Trade, product: Product) {
  const seller = callerOf(shop.page);
  const customer = callerOf(buyer);
  const addressId = await writeAddress(buyer);
  const order = () => buy(buyer, product, addressId);
  const delivered = async () => {
    const id = await order();
    await send(shop, id);
    await seller.post(`/seller-orders/${id}/deliver`);
    return id;
  };

  const placed = await order();
  const { checkout_id } = await customer.get<{ checkout_id: number }>(`/orders/${placed}`);
  const { payment } = await customer.get<{ payment: WithId }>(`/retail-checkouts/${checkout_id}`);
  const accepted = await order();
  await accept(shop, accepted);
  const completed = await delivered();
  await customer.post(`/orders/${completed}/complete`);
  const disputed = await customer.post<{ dispute_id: number }>(`/orders/${await delivered()}/dispute`, {
    reason: 'Damaged or faulty',
    comment: 'It came in two pieces.',
  });
  return {
    placed,
    accepted,
    completed,
    paymentId: payment.id,
    disputeId: disputed.dispute_id,
    delivered: await delivered(),
  };
}

/** A plan that the shop has paid and can cancel, and another that it can still choose. */
async function plans({ page }: Shop) {
  const { get, post } = callerOf(page);
  const [chosen, other] = (
    await get<{ id: number; price: { cents: number } }[]>('/subscription-plans')
  ).filter(({ price }) => price.cents > 0);
  await post('/subscription-payment', { plan_id: chosen?.id, ...byCard });
  const movesOf = async () => (await get<{ moves: string[] } | null>('/subscription'))?.moves ?? [];
  await expect.poll(movesOf).toContain('cancel');
  return other ?? chosen;
}

const samplesOfOrders = (of: Awaited<ReturnType<typeof orders>>) => ({
  '/orders/detail': `/orders/detail?order_id=${of.delivered}`,
  '/orders/invoice': `/orders/invoice?order_id=${of.delivered}`,
  '/act/:noun/:move/:id?': `/act/orders/cancel/${of.placed}`,
  '/orders/return': `/orders/return?order_id=${of.delivered}`,
  '/orders/dispute': `/orders/dispute?order_id=${of.delivered}`,
  '/payment-complete': `/payment-complete?payment_id=${of.paymentId}`,
  '/payment-complete-orders': `/payment-complete-orders?order_id=${of.placed}`,
  '/checkout-order-summary': `/checkout-order-summary?order_id=${of.placed}`,
  '/received-orders-detail': `/received-orders-detail?order_id=${of.accepted}`,
  '/received-orders/packing-slip': `/received-orders/packing-slip?order_id=${of.accepted}`,
  '/vendor-retail-invoice': `/vendor-retail-invoice?order_id=${of.delivered}`,
  '/disputes/:id': `/disputes/${of.disputeId}`,
  '/admin/disputes/:id': `/admin/disputes/${of.disputeId}`,
});

async function samplesOfMoney({ shop, buyer }: Trade) {
  const seller = callerOf(shop.page);
  const customer = callerOf(buyer);
  const card = await customer.post<WithId>('/add-card-user', { stripeToken: 'tok_visa' });
  const payout = await seller.post<WithId>('/payouts');
  const billed = await customer.get<{ data: { invoices: WithId[] }[] }>('/billing-history');
  const invoice = billed.data.flatMap(({ invoices }) => invoices)[0];
  const plan = await plans(shop);
  return {
    '/edit-payment-methods/:id': `/edit-payment-methods/${card.id}`,
    '/edit-profile-payment-methods/:id': `/edit-profile-payment-methods/${card.id}`,
    '/payouts/:id': `/payouts/${payout.id}`,
    '/admin/payouts/:id': `/admin/payouts/${payout.id}`,
    '/billing-invoice/:id': `/billing-invoice/${invoice?.id}`,
    '/payment/:id/:price': `/payment/${plan?.id}/${(plan?.price.cents ?? 0) / 100}?type=subscription`,
  };
}

async function samplesOfReviews({ buyer }: Trade, product: Product, orderId: number) {
  const { review_id: id } = await callerOf(buyer).post<{ review_id: number }>('/add-review', {
    module_type: 'retail',
    item_id: product.id,
    order_id: orderId,
    rating: 5,
    comment: 'It holds coffee, and it does not leak.',
  });
  return {
    '/retail-review/:itemId': `/retail-review/${product.id}`,
    '/reviews/:reviewId/edit': `/reviews/${id}/edit`,
  };
}

async function samplesOfProducts({ page }: Shop, cup: Product, lamp: Product) {
  const { get, post } = callerOf(page);
  const { slug } = await get<{ slug: string }>('/business-profile');
  await post('/deals', {
    title: 'Half of it',
    item_ids: [lamp.id],
    discount_percent: 20,
    start_date: inDays(2),
    end_date: inDays(5),
  });
  return {
    '/product-details/retail/:slug': cup.path,
    '/retail/detail-page/:id/:x': `/retail/detail-page/${cup.id}/x`,
    '/compare-product/:productIds': `/compare-product/${cup.id}-${lamp.id}?module=retail`,
    '/user-ads-retail/:filter/:categoryId/:item_id': `/user-ads-retail/most-recent/421/${cup.id}`,
    '/shop/:slug': `/shop/${slug}`,
    ...Object.fromEntries(
      ['ask-shop', 'report-product', 'product-questions'].map((page) => [
        `/${page}/:productId`,
        `/${page}/${cup.id}`,
      ]),
    ),
    '/ad-management/bulk': `/ad-management/bulk?ids=${cup.id}`,
    '/ad-management/products/:productId': `/ad-management/products/${cup.id}`,
    '/ad-management/products/:productId/stock': `/ad-management/products/${cup.id}/stock`,
    '/retail/filter/*': '/retail/filter/most-recent/home-living/400/tableware/421',
    '/retail-category/filter/:all/*': '/retail-category/filter/all/home-living/400/tableware/421',
    '/retail-classifieds/map-view/*':
      '/retail-classifieds/map-view/most-recent/home-living/400/tableware/421',
    '/admin/products/:id': `/admin/products/${cup.id}`,
  };
}

/** Addresses of a shop that has traded with one buyer, for the patterns with parameters. */
export async function shopSamplesOf(trade: Trade): Promise<Record<string, string>> {
  const { shop, buyer, admin } = trade;
  const cup = await offer(shop, admin, 'A cup of the sampler', '40');
  const lamp = await offer(shop, admin, 'A bowl of the sampler', '60');
  const of = await orders(trade, cup);
  const samples = {
    ...samplesOfOrders(of),
    ...(await samplesOfProducts(shop, cup, lamp)),
    ...(await samplesOfReviews(trade, cup, of.completed)),
    ...(await samplesOfMoney(trade)),
  };
  await callerOf(buyer).post('/add_to_cart', { item_id: lamp.id });
  return samples;
}
