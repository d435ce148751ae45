import { integer, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { sellers } from '../profiles/profile.tables.ts';

export const portfolioFolders = sellers.table('portfolio_folders', {
  id: identityId(),
  businessId: bigId().notNull(),
  folderName: text().notNull(),
  description: text(),
  createdAt: createdAt(),
});
export type FolderRow = typeof portfolioFolders.$inferSelect;

export const portfolioImages = sellers.table('portfolio_images', {
  id: identityId(),
  folderId: bigId().notNull(),
  fileId: bigId().notNull(),
  position: integer().notNull(),
  createdAt: createdAt(),
});
