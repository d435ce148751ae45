import type { Person } from '@souk/contract/modules/admin/people';
import type { Reader } from '../../../platform/db/database.ts';
import { findUserCards } from '../../identity/index.ts';

/** Names of the accounts in a list, in one query; a deleted one keeps its place. */
export async function peopleOf(
  reader: Reader,
  ids: readonly number[],
): Promise<{ get: (id: number) => Person }> {
  const cards = await findUserCards(reader, ids);
  return {
    get: (id) => {
      const card = cards.get(id);
      if (!card) return { id, name: 'Deleted user', image: null, seller_type: 'private' };
      const { name, image, seller_type } = card;
      return { id, name, image, seller_type };
    },
  };
}
