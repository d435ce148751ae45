import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { citext, identity } from '../users/user.tables.ts';

export const roles = identity.table('roles', {
  id: identityId(),
  name: citext().notNull(),
  permissions: text().array().notNull(),
  createdAt: createdAt(),
});

export const admins = identity.table('admins', {
  userId: bigId().primaryKey(),
  roleId: bigId().notNull(),
  createdAt: createdAt(),
});
export type RoleRow = typeof roles.$inferSelect;
