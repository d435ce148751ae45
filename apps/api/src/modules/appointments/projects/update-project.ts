import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { factsIn, type ProjectForm } from './create-project.ts';
import { lockOwnProject } from './project.queries.ts';
import { type ProjectRow, projects } from './project.tables.ts';

/** Changes the event itself; what it gathers stays. */
export function updateProject(
  db: Reader,
  customer: { id: number },
  projectId: number,
  form: ProjectForm,
): Promise<ProjectRow> {
  return db.transaction(async (tx) => {
    const { id } = await lockOwnProject(tx, projectId, customer);
    const [project] = await tx.update(projects).set(factsIn(form)).where(eq(projects.id, id)).returning();
    if (!project) throw new Error('the project was not changed');
    return project;
  });
}
