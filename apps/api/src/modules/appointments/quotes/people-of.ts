import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { listResources } from '../../availability/index.ts';

/** Everybody at a business, by the ids of their resources; those who are named have to be among them. */
export async function peopleOf(
  reader: Reader,
  sellerId: number,
  named: { field: string; ids: readonly number[] },
): Promise<number[]> {
  const people = (await listResources(reader, sellerId)).filter(({ kind }) => kind === 'person');
  const known = people.map(({ id }) => id);
  if (!named.ids.every((id) => known.includes(id)))
    throw fieldProblem(named.field, 'Please choose people of your team.');
  return known;
}
