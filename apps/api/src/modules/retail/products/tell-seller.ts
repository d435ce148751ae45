import type { Tx } from '../../../platform/db/database.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { productPath } from './product.rules.ts';
import type { ProductRow } from './product.tables.ts';

type Notice = 'approved' | 'rejected';

const noticeOf: Record<Notice, (product: ProductRow) => { subject: Said; text: Said; path: string }> = {
  approved: (product) => ({
    subject: say`Your product is public`,
    text: say`“${product.title}” was approved and is in your shop now.`,
    path: productPath(product),
  }),
  rejected: (product) => ({
    subject: say`Your product was not approved`,
    text: say`“${product.title}” is not public. Reason: ${product.rejectionReason}`,
    path: `/post-ad?product=${product.id}`,
  }),
};

/** Tells the seller about a change of their product's state, once per change. */
export const tellSeller = (tx: Tx, product: ProductRow, notice: Notice): Promise<void> =>
  notify(tx, {
    ...noticeOf[notice](product),
    userId: product.sellerId,
    kind: 'product',
    key: `product-${notice}:${product.id}:${product.updatedAt.getTime()}`,
    about: { kind: 'retail.product', id: product.id },
  });
