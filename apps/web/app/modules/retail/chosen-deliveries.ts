import type { Cart, CartGroup, DeliveryChoice } from '@souk/contract/modules/retail/carts';

/** Seller → chosen delivery, from the address of cart and checkout. */
export type ChosenDeliveries = Readonly<Record<string, string>>;

const fieldName = /^deliveries\[(\d+)\]$/;

export const deliveryField = (sellerId: number): string => `deliveries[${sellerId}]`;

export const readDeliveries = (fields: Iterable<[string, FormDataEntryValue]>): ChosenDeliveries =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const seller = fieldName.exec(name)?.[1];
      return seller && typeof value === 'string' && value ? [[seller, value]] : [];
    }),
  );

export const deliveryEntries = (chosen: ChosenDeliveries): [string, string][] =>
  Object.entries(chosen).map(([seller, method]) => [`deliveries[${seller}]`, method]);

/** A group's chosen delivery, by id or by name, if the shop still offers it. */
export const deliveryOf = (group: CartGroup, chosen: ChosenDeliveries): DeliveryChoice | undefined =>
  group.deliveries.find(({ method }) => method === chosen[group.seller.id]) ??
  group.deliveries.find(({ name }) => name === chosen[group.seller.id]) ??
  group.deliveries.find(({ method }) => method === group.chosen);

type Totals = Pick<Cart, 'groups' | 'sub_total' | 'postage' | 'total'>;

/** The cart with the postage of the chosen deliveries; its GST is known once the order is priced. */
export function withDeliveries<C extends Totals>(cart: C, chosen: ChosenDeliveries): C {
  const groups = cart.groups.map((group) => {
    const delivery = deliveryOf(group, chosen);
    if (!delivery || delivery.method === group.chosen) return group;
    const difference = delivery.price.cents - group.postage.cents;
    const total = { ...group.total, cents: group.total.cents + difference };
    return { ...group, chosen: delivery.method, postage: delivery.price, total };
  });
  const cents = groups.reduce((sum, { postage }) => sum + postage.cents, 0);
  const difference = cents - cart.postage.cents;
  return {
    ...cart,
    groups,
    postage: { ...cart.postage, cents },
    total: { ...cart.total, cents: cart.total.cents + difference },
  };
}
