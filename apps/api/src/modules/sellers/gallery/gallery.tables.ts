import { integer, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { sellers } from '../profiles/profile.tables.ts';

export const galleryImages = sellers.table('gallery_images', {
  id: identityId(),
  businessId: bigId().notNull(),
  fileId: bigId().notNull(),
  caption: text(),
  position: integer().notNull(),
  createdAt: createdAt(),
});
export type GalleryImageRow = typeof galleryImages.$inferSelect;
