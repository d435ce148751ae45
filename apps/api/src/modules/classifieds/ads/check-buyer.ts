import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { findUserCards } from '../../identity/index.ts';
import type { AdRow } from './ad.tables.ts';

/** The buyer named by the owner must exist and be somebody else. */
export async function checkBuyer(reader: Reader, ad: AdRow, buyerId: number): Promise<void> {
  const cards = await findUserCards(reader, [buyerId]);
  if (buyerId === ad.ownerId || !cards.has(buyerId)) throw fieldProblem('sold_to_user_id', 'User not found');
}
