import type { OrderAddress } from '@souk/contract/modules/retail/checkouts';
import { eq, inArray, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFiles } from '../media/index.ts';
import { listLinesOf } from '../sales/index.ts';
import { carts } from './carts/cart.tables.ts';
import { findContents } from './carts/cart-contents.queries.ts';
import { selectOrders } from './orders/order.queries.ts';
import { orders } from './orders/order.tables.ts';
import { productPersonalData } from './personal-data.ts';
import { promoCodes } from './promo-codes/promo-code.tables.ts';
import { returns } from './returns/return.tables.ts';

const nowhere: OrderAddress = {
  name: '',
  phone: '',
  unit: '',
  street: '',
  location: '',
  city: '',
  state: '',
  pincode: '',
  country: '',
  lat: null,
  lng: null,
};

async function exportOrders(reader: Reader, userId: number) {
  const mine = await selectOrders(reader).where(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)));
  const lines = await listLinesOf(
    reader,
    mine.map(({ id }) => id),
  );
  // A seller's export leaves out where their customers live.
  return mine.map((order) => ({
    ...order,
    ...(order.buyerId === userId ? {} : { address: undefined, buyerName: undefined }),
    lines: lines.filter(({ saleId }) => saleId === order.id),
  }));
}

async function eraseReturns(tx: Tx, userId: number): Promise<void> {
  const mine = await tx.select().from(returns).where(eq(returns.buyerId, userId));
  if (mine.length === 0) return;
  await tx
    .update(returns)
    .set({ comment: null, images: [] })
    .where(
      inArray(
        returns.id,
        mine.map(({ id }) => id),
      ),
    );
  await deleteFiles(
    tx,
    mine.flatMap(({ images }) => images.map(({ fileId }) => fileId)),
  );
}

/** Orders stay, as the law requires for sales; the buyer's name and address are erased. */
const orderPersonalData: PersonalData = {
  export: async (reader, userId) => {
    const contents = await findContents(reader, { userId });
    return {
      cart: contents?.lines ?? [],
      orders: await exportOrders(reader, userId),
      returns: await reader.select().from(returns).where(eq(returns.buyerId, userId)),
      promo_codes: await reader.select().from(promoCodes).where(eq(promoCodes.sellerId, userId)),
    };
  },
  erase: async (tx, userId) => {
    await tx.delete(carts).where(eq(carts.userId, userId));
    await eraseReturns(tx, userId);
    await tx
      .update(orders)
      .set({ buyerName: 'Deleted user', address: nowhere, note: null })
      .where(eq(orders.buyerId, userId));
    await tx.update(promoCodes).set({ isActive: false }).where(eq(promoCodes.sellerId, userId));
  },
};

/** Buying and selling together; orders come first, because they refer to products. */
export const retailPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    shop: await productPersonalData.export(reader, userId),
    purchases: await orderPersonalData.export(reader, userId),
  }),
  erase: async (tx, userId) => {
    await orderPersonalData.erase(tx, userId);
    await productPersonalData.erase(tx, userId);
  },
};
