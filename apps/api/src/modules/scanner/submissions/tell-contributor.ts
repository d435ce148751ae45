import type { Tx } from '../../../platform/db/database.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { productPath } from '../products/code.rules.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { productKind } from '../products/product-subject.ts';

type Notice = 'verified' | 'rejected' | 'accepted' | 'declined';

const noticeOf: Record<Notice, (product: ProductRow, reason: string) => { subject: Said; text: Said }> = {
  verified: ({ name }) => ({
    subject: say`Thank you: your product is in the scanner`,
    text: say`“${name}” was verified. Everyone who scans it now sees what you added.`,
  }),
  rejected: ({ name }, reason) => ({
    subject: say`Your product was not verified`,
    text: say`“${name}” is not in the scanner. Reason: ${reason}`,
  }),
  accepted: ({ name }) => ({
    subject: say`Thank you: your change was accepted`,
    text: say`“${name}” shows what you have suggested.`,
  }),
  declined: ({ name }, reason) => ({
    subject: say`Your change was not accepted`,
    text: say`“${name}” stays as it is. Reason: ${reason}`,
  }),
};

interface Told {
  userId: number;
  notice: Notice;
  /** What makes this notice unique, such as the suggestion's id. */
  key: string;
  reason?: string | undefined;
}

/** Tells whoever added or corrected a product what has become of it. */
export const tellContributor = (
  tx: Tx,
  product: ProductRow,
  { userId, notice, key, reason = '' }: Told,
): Promise<void> =>
  notify(tx, {
    ...noticeOf[notice](product, reason),
    userId,
    kind: 'food',
    key: `food-${notice}:${key}`,
    path: notice === 'rejected' ? '/see-all-products/my-products' : productPath(product.id),
    about: { kind: productKind, id: product.id },
  });
