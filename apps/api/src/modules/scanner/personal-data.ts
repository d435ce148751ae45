import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { userKey } from '../search/index.ts';
import { worsenedFavourites } from './favourites/worsened-favourite.tables.ts';
import { productImages } from './images/image.tables.ts';
import { eraseImages } from './images/product-album.ts';
import { products, productVersions } from './products/product.tables.ts';
import { profiles } from './profiles/profile.tables.ts';
import { forgetComments } from './reports/product-reports.ts';
import { productReports } from './reports/report.tables.ts';
import { scans } from './scans/scan.tables.ts';
import { suggestions } from './submissions/suggestion.tables.ts';

/** A user's contributions to products, with their outcome. */
const added = {
  id: products.id,
  gtin: products.gtin,
  name: products.name,
  brand: products.brand,
  ingredients: products.ingredients,
  claimedStatus: products.claimedStatus,
  state: products.state,
  createdAt: products.createdAt,
};

/** A user's scans and profile are erased with them; products that they added stay, without a name. */
export const scannerPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    profile: await reader.select().from(profiles).where(eq(profiles.userId, userId)),
    scans: await reader
      .select({ productId: scans.productId, version: scans.version, scannedAt: scans.scannedAt })
      .from(scans)
      .where(eq(scans.viewer, userKey(userId))),
    added: await reader.select(added).from(products).where(eq(products.createdBy, userId)),
    photographs: await reader
      .select({ productId: productImages.subjectId, path: productImages.path })
      .from(productImages)
      .where(eq(productImages.ownerId, userId)),
    changed: await reader
      .select({ productId: productVersions.productId, version: productVersions.version })
      .from(productVersions)
      .where(eq(productVersions.changedBy, userId)),
    suggestions: await reader.select().from(suggestions).where(eq(suggestions.suggestedBy, userId)),
    reports: await reader.select().from(productReports).where(eq(productReports.reporterId, userId)),
  }),
  erase: async (tx, userId) => {
    await tx.delete(profiles).where(eq(profiles.userId, userId));
    await tx.delete(worsenedFavourites).where(eq(worsenedFavourites.userId, userId));
    await tx.delete(scans).where(eq(scans.viewer, userKey(userId)));
    await eraseImages(tx, userId);
    await tx.update(products).set({ createdBy: null, clientKey: null }).where(eq(products.createdBy, userId));
    await tx.update(productVersions).set({ changedBy: null }).where(eq(productVersions.changedBy, userId));
    await tx.delete(suggestions).where(eq(suggestions.suggestedBy, userId));
    await forgetComments(tx, userId);
  },
};
