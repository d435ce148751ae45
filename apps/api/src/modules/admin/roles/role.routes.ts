import * as contract from '@souk/contract/modules/admin/roles';
import type { Api } from '../../../platform/http/api.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { addRole } from './add-role.ts';
import { changeRoleFields } from './change-role-fields.ts';
import { dropRole } from './drop-role.ts';
import { listRolesWithAdmins, presentRole } from './role.queries.ts';

export function roleRoutes(api: Api) {
  answerDesk(api, 'roles', contract.listRoles, ({ db }) => listRolesWithAdmins(db));

  answerDesk(api, 'roles', contract.createRole, async ({ db, user, body }) =>
    presentRole(db, await addRole(db, user, body)),
  );

  answerDesk(api, 'roles', contract.updateRole, async ({ db, user, params, body }) =>
    presentRole(db, await changeRoleFields(db, user, params.id, body)),
  );

  answerDesk(api, 'roles', contract.deleteRole, async ({ db, user, params }) => {
    await dropRole(db, user, params.id);
    return null;
  });
}
