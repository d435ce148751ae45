import type { AccountExport } from '@souk/contract/modules/identity/accounts';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { exportPersonalData } from '../../../platform/personal-data.ts';
import { refuseActing } from '../sessions/acting.policy.ts';

/** Everything stored about the account, as of one moment. */
export async function exportAccount(db: Db, viewer: User): Promise<AccountExport> {
  refuseActing(viewer);
  const modules = await db.transaction((tx) => exportPersonalData(tx, viewer.id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  // Rows carry dates and other objects; the document is plain JSON for every caller.
  return { exported_at: clock.now().toISOString(), modules: JSON.parse(JSON.stringify(modules)) };
}
