import { bigint, boolean, customType, integer, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { identity } from '../users/user.tables.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const secondFactors = identity.table('second_factors', {
  id: identityId(),
  userId: bigId().notNull(),
  kind: text({ enum: ['totp', 'passkey'] }).notNull(),
  name: text().notNull(),
  /** Encrypted for `appPlace`. */
  secret: text(),
  lastStep: bigint({ mode: 'number' }),
  credentialId: text(),
  publicKey: bytea(),
  signCount: bigint({ mode: 'number' }).notNull().default(0),
  transports: text().array().notNull().default([]),
  createdAt: createdAt(),
  confirmedAt: moment(),
  lastUsedAt: moment(),
});
export type SecondFactorRow = typeof secondFactors.$inferSelect;

export const recoveryCodes = identity.table('recovery_codes', {
  id: identityId(),
  userId: bigId().notNull(),
  foundBy: text(),
  codeHash: text().notNull(),
  createdAt: createdAt(),
  usedAt: moment(),
});

export const challengePurposes = ['second-step', 'passkey-login', 'passkey-new', 'passkey-check'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

export const challenges = identity.table('challenges', {
  id: identityId(),
  tokenDigest: text().notNull(),
  purpose: text({ enum: challengePurposes }).notNull(),
  userId: bigId(),
  isAdmin: boolean().notNull().default(false),
  challenge: text(),
  attempts: integer().notNull().default(0),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});
export type ChallengeRow = typeof challenges.$inferSelect;
