import { foodScannerValue, menuGroups, type saveUserMenu } from '@souk/contract/modules/catalogue/menus';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { lockUser, setMenuSkipped } from '../../identity/index.ts';
import { listCategories } from '../categories/category.queries.ts';
import { findUserMenu } from './menu.queries.ts';
import { type UserMenuRow, userMenus } from './menu.tables.ts';

type MenuForm = BodyOf<typeof saveUserMenu>;

const isEmpty = (form: MenuForm) =>
  form.foodScanner === '' && menuGroups.every((group) => form[group].length === 0);

async function checkItems(tx: Tx, form: MenuForm): Promise<void> {
  for (const group of menuGroups) {
    const onOffer = new Set((await listCategories(tx, { module: group })).map(({ id }) => id));
    if (!form[group].every((id) => onOffer.has(id)))
      throw fieldProblem(group, 'Please select a valid option.');
  }
}

/** Replaces the user's menu, even if they had chosen to have none. */
export function saveMenu(db: Db, userId: number, form: MenuForm): Promise<UserMenuRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (isEmpty(form) && !(await findUserMenu(tx, userId)))
      throw fieldProblem('form', 'Please select at least one item.');
    await checkItems(tx, form);

    const row = {
      booking: [...new Set(form.booking)],
      classified: [...new Set(form.classified)],
      retail: [...new Set(form.retail)],
      hasFoodScanner: form.foodScanner === foodScannerValue,
      savedAt: clock.now(),
    };
    const [menu] = await tx
      .insert(userMenus)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: userMenus.userId, set: row })
      .returning();
    if (!menu) throw new Error('the menu was not written');
    await setMenuSkipped(tx, userId, false);
    return menu;
  });
}
