import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFiles } from '../media/index.ts';
import { deals } from './deals/deal.tables.ts';
import { productImages } from './images/image.tables.ts';
import { products } from './products/product.tables.ts';
import { questions } from './questions/question.tables.ts';
import { productReports } from './reports/report.tables.ts';
import { variants } from './variants/variant.tables.ts';

async function eraseImages(tx: Tx, userId: number): Promise<void> {
  await tx.update(variants).set({ imageId: null }).where(eq(variants.sellerId, userId));
  const erased = await tx
    .delete(productImages)
    .where(eq(productImages.ownerId, userId))
    .returning({ fileId: productImages.fileId });
  await deleteFiles(
    tx,
    erased.map(({ fileId }) => fileId),
  );
}

/** Products leave the shop by the reaction to `identity.user-deleted`; orders go on naming them. */
export const productPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    products: await reader.select().from(products).where(eq(products.sellerId, userId)),
    variants: await reader.select().from(variants).where(eq(variants.sellerId, userId)),
    deals: await reader.select().from(deals).where(eq(deals.sellerId, userId)),
    questions_asked: await reader.select().from(questions).where(eq(questions.askerId, userId)),
    questions_answered: await reader.select().from(questions).where(eq(questions.sellerId, userId)),
    reports: await reader.select().from(productReports).where(eq(productReports.reporterId, userId)),
  }),
  erase: async (tx, userId) => {
    await eraseImages(tx, userId);
    await tx.delete(questions).where(eq(questions.askerId, userId));
    await tx.update(productReports).set({ comment: null }).where(eq(productReports.reporterId, userId));
    await tx.update(products).set({ isHidden: true }).where(eq(products.sellerId, userId));
  },
};
