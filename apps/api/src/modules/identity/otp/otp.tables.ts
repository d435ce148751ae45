import { integer, text } from 'drizzle-orm/pg-core';
import { createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { identity } from '../users/user.tables.ts';

export const otpCodes = identity.table('otp_codes', {
  id: identityId(),
  phone: text().notNull(),
  pinId: text().notNull(),
  codeDigest: text().notNull(),
  attempts: integer().notNull().default(0),
  sentAt: createdAt(),
  expiresAt: moment().notNull(),
  consumedAt: moment(),
  proofDigest: text(),
  proofUsedAt: moment(),
});
