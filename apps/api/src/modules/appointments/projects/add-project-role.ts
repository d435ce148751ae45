import { type addProjectRole as contract, maxRoles } from '@souk/contract/modules/appointments/projects';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { getShownCategory } from '../../catalogue/index.ts';
import { checkFilling, inAnotherProject } from './check-filling.ts';
import { listRolesOf, lockOwnProject } from './project.queries.ts';
import { type ProjectRow, projectRoles } from './project.tables.ts';

async function checkRoom(tx: Tx, project: ProjectRow): Promise<void> {
  if ((await listRolesOf(tx, [project.id])).length >= maxRoles)
    throw fieldProblem('form', say`An event can have up to ${maxRoles} parts.`);
}

/** Adds what the event needs: something own, or what is still to be found. */
export function addProjectRole(
  db: Reader,
  customer: { id: number },
  projectId: number,
  { name, category_id: categoryId, ...filling }: BodyOf<typeof contract>,
): Promise<ProjectRow> {
  return db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, projectId, customer);
    await checkRoom(tx, project);
    if (categoryId !== undefined) await getShownCategory(tx, categoryId);
    const filled = await checkFilling(tx, customer, filling);

    const added = await tx
      .insert(projectRoles)
      .values({ projectId: project.id, name, categoryId: categoryId ?? null, ...filled })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) throw inAnotherProject();
    return project;
  });
}
