import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { dropRoles, listRolesOf, lockOwnProject } from './project.queries.ts';
import { projects } from './project.tables.ts';

/** Drops the project; its bookings, quotes and briefs stay as they are. */
export function deleteProject(db: Reader, customer: { id: number }, projectId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { id } = await lockOwnProject(tx, projectId, customer);
    const roles = await listRolesOf(tx, [id]);
    await dropRoles(
      tx,
      roles.map((role) => role.id),
    );
    await tx.delete(projects).where(eq(projects.id, id));
  });
}
