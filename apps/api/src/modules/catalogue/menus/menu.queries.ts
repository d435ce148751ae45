import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type UserMenuRow, userMenus } from './menu.tables.ts';

/** What the user has saved, if anything. */
export async function findUserMenu(reader: Reader, userId: number): Promise<UserMenuRow | undefined> {
  const [menu] = await reader.select().from(userMenus).where(eq(userMenus.userId, userId));
  return menu;
}
