import { bigint, boolean } from 'drizzle-orm/pg-core';
import { bigId, createdAt } from '../../../platform/platform.tables.ts';
import { catalogue } from '../categories/category.tables.ts';

const ids = () => bigint({ mode: 'number' }).array().notNull();

export const userMenus = catalogue.table('user_menus', {
  userId: bigId().primaryKey(),
  booking: ids(),
  classified: ids(),
  retail: ids(),
  hasFoodScanner: boolean().notNull(),
  savedAt: createdAt(),
});
export type UserMenuRow = typeof userMenus.$inferSelect;
