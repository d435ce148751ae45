import { boolean, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { identity } from '../users/user.tables.ts';

export const sessions = identity.table('sessions', {
  id: identityId(),
  userId: bigId().notNull(),
  tokenDigest: text().notNull(),
  isAdmin: boolean().notNull().default(false),
  actingAdminId: bigId(),
  device: text().notNull().default(''),
  address: text().notNull().default(''),
  createdAt: createdAt(),
  lastUsedAt: createdAt(),
  /** When its holder last proved to be the owner: by signing in, by password or by second factor. */
  authenticatedAt: createdAt(),
  expiresAt: moment().notNull(),
  revokedAt: moment(),
});
export type SessionRow = typeof sessions.$inferSelect;

export const socialAccounts = identity.table('social_accounts', {
  provider: text({ enum: ['google', 'facebook', 'apple'] }).notNull(),
  socialId: text().notNull(),
  userId: bigId().notNull(),
  createdAt: createdAt(),
});
