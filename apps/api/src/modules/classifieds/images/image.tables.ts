import { smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { classifieds } from '../ads/ad.tables.ts';

export const adImages = classifieds.table('ad_images', {
  id: identityId(),
  ownerId: bigId().notNull(),
  fileId: bigId().notNull(),
  path: text().notNull(),
  /** None until the ad is posted. */
  adId: bigId(),
  position: smallint().notNull().default(0),
  /** When it was uploaded, or last left an ad. */
  looseSince: createdAt(),
});
export type AdImageRow = typeof adImages.$inferSelect;
