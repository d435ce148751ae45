import type { fillProjectRole as contract } from '@souk/contract/modules/appointments/projects';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { isDuplicate } from '../../../platform/errors.ts';
import { checkFilling, inAnotherProject } from './check-filling.ts';
import { getRole, lockOwnProject } from './project.queries.ts';
import { type ProjectRow, projectRoles } from './project.tables.ts';

/** Says which booking, quote or brief a role is. */
export async function fillProjectRole(
  db: Reader,
  customer: { id: number },
  { projectId, roleId }: { projectId: number; roleId: number },
  filling: BodyOf<typeof contract>,
): Promise<ProjectRow> {
  const filled = db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, projectId, customer);
    const role = await getRole(tx, project, roleId);
    const thing = await checkFilling(tx, customer, filling);
    await tx.update(projectRoles).set(thing).where(eq(projectRoles.id, role.id));
    return project;
  });
  return filled.catch((error: unknown) => {
    throw isDuplicate(error) ? inAnotherProject() : error;
  });
}
