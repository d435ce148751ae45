import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { eraseImages } from './images/product-album.ts';
import { products } from './products/product.tables.ts';
import { questions } from './questions/question.tables.ts';
import { forgetComments } from './reports/product-reports.ts';
import { productReports } from './reports/report.tables.ts';
import { variants } from './variants/variant.tables.ts';

/** The reaction to `identity.user-deleted` takes products off sale; orders still name them. */
export const productPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    products: await reader.select().from(products).where(eq(products.sellerId, userId)),
    variants: await reader.select().from(variants).where(eq(variants.sellerId, userId)),
    questions_asked: await reader.select().from(questions).where(eq(questions.askerId, userId)),
    questions_answered: await reader.select().from(questions).where(eq(questions.sellerId, userId)),
    reports: await reader.select().from(productReports).where(eq(productReports.reporterId, userId)),
  }),
  erase: async (tx, userId) => {
    await tx.update(variants).set({ imageId: null }).where(eq(variants.sellerId, userId));
    await eraseImages(tx, userId);
    await tx.delete(questions).where(eq(questions.askerId, userId));
    await forgetComments(tx, userId);
    await tx.update(products).set({ isHidden: true }).where(eq(products.sellerId, userId));
  },
};
