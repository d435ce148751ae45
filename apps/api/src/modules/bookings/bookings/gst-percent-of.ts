import type { Reader } from '../../../platform/db/database.ts';
import { businessCards } from '../../sellers/index.ts';
import { getSettings } from '../../settings/index.ts';

/** What a seller charges on lines that are not GST-free: 0 for a business that is not registered. */
export async function gstPercentOf(reader: Reader, sellerId: number): Promise<number> {
  const isRegistered = (await businessCards(reader, [sellerId])).get(sellerId)?.isGstRegistered;
  return isRegistered ? (await getSettings(reader)).gstPercent : 0;
}
