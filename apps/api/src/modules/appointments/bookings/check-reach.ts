import type { GeoAddress } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { distanceKm } from '../../locations/index.ts';
import { findBusiness } from '../../sellers/index.ts';
import type { Choice } from './choose-services.ts';

/** Whether the seller comes to the customer for any of it. */
export const needsAddress = ({ chosen }: Choice): boolean =>
  chosen.some(({ service }) => service.place === 'customer');

/** Refuses an address that is farther away than the seller comes. */
export async function checkReach(
  reader: Reader,
  choice: Choice,
  address: GeoAddress | undefined,
): Promise<void> {
  if (!address || !needsAddress(choice)) return;
  const business = await findBusiness(reader, choice.sellerId);
  if (!business?.address || business.serviceRadiusKm === null) return;
  const away = Math.ceil(distanceKm(business.address, address));
  const { businessName, serviceRadiusKm: most } = business;
  if (away > most)
    throw fieldProblem('address', say`This is ${away} km away. ${businessName} comes up to ${most} km.`);
}
