import type { Reader } from '../../../platform/db/database.ts';
import { roleDuplicate } from './role.rules.ts';
import { type RoleRow, roles } from './role.tables.ts';

/** Makes a new role; names are unique. */
export async function createRole(
  db: Reader,
  role: { name: string; permissions: string[] },
): Promise<RoleRow> {
  const [made] = await db
    .insert(roles)
    .values(role)
    .returning()
    .catch((error: unknown) => {
      throw roleDuplicate(error);
    });
  if (!made) throw new Error('the role was not written');
  return made;
}
