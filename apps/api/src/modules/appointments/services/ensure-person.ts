import type { Tx } from '../../../platform/db/database.ts';
import { createResource, listResources } from '../../availability/index.ts';
import { getUser } from '../../identity/index.ts';

/** Who works alone need not set up a team: their first service makes them the person who does it. */
export async function ensurePerson(tx: Tx, seller: { id: number }): Promise<void> {
  const known = await listResources(tx, seller.id, { withArchived: true });
  if (known.some(({ kind }) => kind === 'person')) return;
  const { name } = await getUser(tx, seller.id);
  await createResource(tx, seller.id, { kind: 'person', name });
}
