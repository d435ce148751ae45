import type { createProject as contract } from '@souk/contract/modules/appointments/projects';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Reader } from '../../../platform/db/database.ts';
import { getSettings } from '../../settings/index.ts';
import { type ProjectRow, projects } from './project.tables.ts';

export type ProjectForm = BodyOf<typeof contract>;

/** What a form says of the event itself. */
export const factsIn = ({ title, event_type, date, place, guests, budget }: ProjectForm) => ({
  title,
  eventType: event_type,
  date,
  place,
  guests: guests ?? null,
  budgetCents: budget ?? null,
});

/** Begins to gather what one event needs. */
export function createProject(db: Reader, customer: { id: number }, form: ProjectForm): Promise<ProjectRow> {
  return db.transaction(async (tx) => {
    const { currency } = await getSettings(tx);
    const [project] = await tx
      .insert(projects)
      .values({ ...factsIn(form), customerId: customer.id, currency })
      .returning();
    if (!project) throw new Error('the project was not written');
    return project;
  });
}
