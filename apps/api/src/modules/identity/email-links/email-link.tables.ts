import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { citext, identity } from '../users/user.tables.ts';

export const emailLinkPurposes = ['reset-password', 'confirm-email', 'complete-vendor'] as const;
export type EmailLinkPurpose = (typeof emailLinkPurposes)[number];

export const emailLinks = identity.table('email_links', {
  id: identityId(),
  purpose: text({ enum: emailLinkPurposes }).notNull(),
  userId: bigId().notNull(),
  tokenDigest: text().notNull(),
  email: citext().notNull(),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});
export type EmailLinkRow = typeof emailLinks.$inferSelect;
