import * as ads from '@souk/contract/modules/classifieds/ads';
import * as offers from '@souk/contract/modules/classifieds/offers';
import * as disputes from '@souk/contract/modules/disputes/disputes';
import * as subscriptions from '@souk/contract/modules/promotions/subscriptions';
import * as deals from '@souk/contract/modules/retail/deals';
import * as orders from '@souk/contract/modules/retail/orders';
import * as products from '@souk/contract/modules/retail/products';
import * as returns from '@souk/contract/modules/retail/returns';
import * as sellerOrders from '@souk/contract/modules/retail/seller-orders';
import type { nouns } from './nouns.ts';

type Nouns = typeof nouns;

/** The files of the contract that each table names its endpoints from; the browser never loads them. */
export const contracts: { [Noun in keyof Nouns]: NonNullable<Nouns[Noun]['contract']> } = {
  ads,
  deals,
  disputes,
  offers,
  orders,
  products,
  'received-orders': sellerOrders,
  'received-returns': returns,
  returns,
  subscription: subscriptions,
};
