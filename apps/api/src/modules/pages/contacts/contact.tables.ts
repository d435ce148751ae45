import { boolean, text } from 'drizzle-orm/pg-core';
import { createdAt, identityId } from '../../../platform/platform.tables.ts';
import { pages } from '../content/content.tables.ts';

export const contactMessages = pages.table('contact_messages', {
  id: identityId(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  subject: text().notNull(),
  message: text().notNull(),
  isAnswered: boolean().notNull().default(false),
  createdAt: createdAt(),
});
export type ContactMessageRow = typeof contactMessages.$inferSelect;

export const newsletterSubscribers = pages.table('newsletter_subscribers', {
  email: text().primaryKey(),
  createdAt: createdAt(),
});
