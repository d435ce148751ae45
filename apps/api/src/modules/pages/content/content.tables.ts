import { integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

export const pages = pgSchema('pages');

export const footerPages = pages.table('footer_pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  content: text().notNull(),
  metaTitle: text().notNull(),
  metaDescription: text().notNull(),
  updatedAt: createdAt(),
});
export type FooterPageRow = typeof footerPages.$inferSelect;

export const faqs = pages.table('faqs', {
  id: identityId(),
  question: text().notNull(),
  answer: text().notNull(),
  group: text().notNull(),
  position: integer().notNull(),
});
export type FaqRow = typeof faqs.$inferSelect;

export const banners = pages.table('banners', {
  id: identityId(),
  pageId: text().notNull(),
  categoryId: bigId(),
  title: text().notNull(),
  imagePath: text().notNull(),
  imageFileId: bigId(),
  link: text(),
  position: integer().notNull().default(0),
  startsAt: moment(),
  endsAt: moment(),
  createdAt: createdAt(),
});
export type BannerRow = typeof banners.$inferSelect;
