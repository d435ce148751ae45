import type { createProject as contract } from '@souk/contract/modules/appointments/projects';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import type { RowBuilders } from '../../../testing/row-builder.ts';
import { buildUser } from '../../identity/testing.ts';
import { addProjectRole } from './add-project-role.ts';
import { createProject } from './create-project.ts';
import { getOwnProject, listRolesOf } from './project.queries.ts';

/** The form of a wedding as its verb takes it. */
export const projectForm = (changes: Partial<BodyOf<typeof contract>> = {}): BodyOf<typeof contract> => ({
  title: 'Our wedding',
  event_type: 'Wedding',
  date: '2040-03-10',
  place: 'Marrickville',
  guests: 80,
  budget: 20_000,
  ...changes,
});

/** A project, and what it still needs. */
export async function buildProject(
  db: Db,
  { customer, roles = [] }: { customer?: { id: number }; roles?: readonly string[] } = {},
) {
  const owner = customer ?? (await buildUser(db));
  const project = await createProject(db, owner, projectForm());
  for (const name of roles) await addProjectRole(db, owner, project.id, { name });
  return { owner, project, roles: await listRolesOf(db, [project.id]) };
}

export const projectsRows: RowBuilders = {
  'appointments.project': async ({ db, owner }) => (await buildProject(db, { customer: owner })).project.id,
  'appointments.project-role': async ({ db, owner, named }) => {
    const project = await getOwnProject(db, named['appointments.project'] ?? 0, owner);
    await addProjectRole(db, owner, project.id, { name: 'Photographer' });
    return (await listRolesOf(db, [project.id]))[0]?.id ?? 0;
  },
};
