import * as contract from '@souk/contract/modules/catalogue/menus';
import type { Api } from '../../../platform/http/api.ts';
import { listCategories } from '../categories/category.queries.ts';
import { presentMenuItem, presentUserMenu } from './menu.present.ts';
import { findUserMenu } from './menu.queries.ts';
import { saveMenu } from './save-menu.ts';
import { skipMenu } from './skip-menu.ts';

export function menuRoutes(api: Api) {
  api.answer(contract.getUserMenu, async ({ db, user }) =>
    presentUserMenu(db, await findUserMenu(db, user.id)),
  );

  api.answer(contract.saveUserMenu, async ({ db, user, body }) =>
    presentUserMenu(db, await saveMenu(db, user.id, body)),
  );

  api.answer(contract.listMenuOptions, async ({ db }) => {
    const tops = await listCategories(db, { level: 'top' });
    const group = (module: contract.MenuGroup) =>
      tops.filter((row) => row.module === module).map(presentMenuItem);
    return { booking: group('booking'), classified: group('classified'), retail: group('retail') };
  });

  api.answer(contract.skipMenu, async ({ db, user }) => {
    await skipMenu(db, user.id);
    return { menu_skipped: 1 as const };
  });
}
