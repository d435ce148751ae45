import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Reader } from '../../../platform/db/database.ts';
import { getUser } from '../../identity/index.ts';

interface Keeper {
  id: number;
  sellerType: SellerType;
}

/** The zone of somebody's calendar: a business keeps its own where its place is, whoever reads it, other people where they are. */
export const ownZone = async (
  reader: Reader,
  { id, sellerType }: Keeper,
  readerZone: string,
): Promise<string> => (sellerType === 'private' ? readerZone : (await getUser(reader, id)).timeZone);
