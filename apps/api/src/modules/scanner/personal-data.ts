import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { userKey } from '../search/index.ts';
import { eraseImages } from './images/product-album.ts';
import { products, productVersions } from './products/product.tables.ts';
import { profiles } from './profiles/profile.tables.ts';
import { forgetComments } from './reports/product-reports.ts';
import { productReports } from './reports/report.tables.ts';
import { scans } from './scans/scan.tables.ts';
import { suggestions } from './submissions/suggestion.tables.ts';

/** What somebody scans and avoids is his own and goes; products that he added stay, under no name. */
export const scannerPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    profile: await reader.select().from(profiles).where(eq(profiles.userId, userId)),
    scans: await reader
      .select({ productId: scans.productId, scannedAt: scans.scannedAt })
      .from(scans)
      .where(eq(scans.viewer, userKey(userId))),
    added: await reader
      .select({ id: products.id, gtin: products.gtin, name: products.name, state: products.state })
      .from(products)
      .where(eq(products.createdBy, userId)),
    suggestions: await reader.select().from(suggestions).where(eq(suggestions.suggestedBy, userId)),
    reports: await reader.select().from(productReports).where(eq(productReports.reporterId, userId)),
  }),
  erase: async (tx, userId) => {
    await tx.delete(profiles).where(eq(profiles.userId, userId));
    await tx.delete(scans).where(eq(scans.viewer, userKey(userId)));
    await eraseImages(tx, userId);
    await tx.update(products).set({ createdBy: null, clientKey: null }).where(eq(products.createdBy, userId));
    await tx.update(productVersions).set({ changedBy: null }).where(eq(productVersions.changedBy, userId));
    await tx.delete(suggestions).where(eq(suggestions.suggestedBy, userId));
    await forgetComments(tx, userId);
  },
};
