import type { PageQuery } from '@souk/contract/shared/page';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type ProjectRoleRow, type ProjectRow, projectRoles, projects } from './project.tables.ts';

const ownProject = (projectId: number, user: { id: number }) =>
  and(eq(projects.id, projectId), eq(projects.customerId, user.id));

/** An own project; a stranger's does not exist. */
export async function getOwnProject(
  reader: Reader,
  projectId: number,
  user: { id: number },
): Promise<ProjectRow> {
  const [project] = await reader.select().from(projects).where(ownProject(projectId, user));
  if (!project) throw new Problem('record-not-found');
  return project;
}

/** Locks an own project until the transaction ends, so that roles are counted and changed one at a time. */
export async function lockOwnProject(tx: Tx, projectId: number, user: { id: number }): Promise<ProjectRow> {
  const [project] = await tx.select().from(projects).where(ownProject(projectId, user)).for('update');
  if (!project) throw new Problem('record-not-found');
  return project;
}

/** A page of own projects, the latest date first. */
export async function listProjectsOf(
  reader: Reader,
  user: { id: number },
  { page, page_size: size }: PageQuery,
): Promise<{ rows: ProjectRow[]; total: number }> {
  const isOwn = eq(projects.customerId, user.id);
  const rows = await reader
    .select()
    .from(projects)
    .where(isOwn)
    .orderBy(desc(projects.date), desc(projects.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await reader.$count(projects, isOwn) };
}

/** The roles of these projects, in the order in which they were added. */
export const listRolesOf = async (
  reader: Reader,
  projectIds: readonly number[],
): Promise<ProjectRoleRow[]> =>
  projectIds.length === 0
    ? []
    : reader
        .select()
        .from(projectRoles)
        .where(inArray(projectRoles.projectId, [...projectIds]))
        .orderBy(asc(projectRoles.id));

/** A role of a locked project. */
export async function getRole(reader: Reader, project: ProjectRow, roleId: number): Promise<ProjectRoleRow> {
  const [role] = await reader
    .select()
    .from(projectRoles)
    .where(and(eq(projectRoles.id, roleId), eq(projectRoles.projectId, project.id)));
  if (!role) throw new Problem('record-not-found');
  return role;
}

/** Removes these roles; what they were belongs to others and stays. */
export async function dropRoles(tx: Tx, roleIds: readonly number[]): Promise<void> {
  if (roleIds.length > 0) await tx.delete(projectRoles).where(inArray(projectRoles.id, [...roleIds]));
}
