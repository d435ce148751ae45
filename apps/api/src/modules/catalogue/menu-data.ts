import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findUserMenu } from './menus/menu.queries.ts';
import { userMenus } from './menus/menu.tables.ts';

export const menuData: PersonalData = {
  export: async (reader, userId) => (await findUserMenu(reader, userId)) ?? null,
  erase: async (tx, userId) => {
    await tx.delete(userMenus).where(eq(userMenus.userId, userId));
  },
};
