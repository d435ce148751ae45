import * as contract from '@souk/contract/modules/appointments/projects';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { addProjectRole } from './add-project-role.ts';
import { presentCandidates } from './candidate.present.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { fillProjectRole } from './fill-project-role.ts';
import { presentProject, presentProjects } from './project.present.ts';
import { getOwnProject, listProjectsOf } from './project.queries.ts';
import { removeProjectRole } from './remove-project-role.ts';
import { updateProject } from './update-project.ts';

/** Events that customers prepare. */
export function projectRoutes(api: Api) {
  api.answer(contract.createProject, async ({ db, user, body }) =>
    presentProject(db, await createProject(db, user, body)),
  );

  api.answer(contract.updateProject, async ({ db, user, params, body }) =>
    presentProject(db, await updateProject(db, user, params.project_id, body)),
  );

  api.answer(contract.listProjects, async ({ db, user, query }) => {
    const { rows, total } = await listProjectsOf(db, user, query);
    return toPage(await presentProjects(db, rows), total, query);
  });

  api.answer(contract.getProject, async ({ db, user, params }) =>
    presentProject(db, await getOwnProject(db, params.project_id, user)),
  );

  api.answer(contract.deleteProject, async ({ db, user, params }) => {
    await deleteProject(db, user, params.project_id);
    return null;
  });

  api.answer(contract.addProjectRole, async ({ db, user, params, body }) =>
    presentProject(db, await addProjectRole(db, user, params.project_id, body)),
  );

  api.answer(contract.fillProjectRole, async ({ db, user, params, body }) => {
    const role = { projectId: params.project_id, roleId: params.role_id };
    return presentProject(db, await fillProjectRole(db, user, role, body));
  });

  api.answer(contract.removeProjectRole, async ({ db, user, params }) => {
    await removeProjectRole(db, user, { projectId: params.project_id, roleId: params.role_id });
    return null;
  });

  api.answer(contract.listProjectCandidates, ({ db, user }) => presentCandidates(db, user));
}
