import type { Reader } from '../../../platform/db/database.ts';
import { dropRoles, getRole, lockOwnProject } from './project.queries.ts';

/** Takes a role off the event; what it was stays as it is. */
export function removeProjectRole(
  db: Reader,
  customer: { id: number },
  { projectId, roleId }: { projectId: number; roleId: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, projectId, customer);
    const role = await getRole(tx, project, roleId);
    await dropRoles(tx, [role.id]);
  });
}
