import type { payPackage } from '@souk/contract/modules/appointments/packages';
import type { PayFields } from '@souk/contract/modules/payments/payments';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { businessCards } from '../../sellers/index.ts';
import { findPackage, servicesOfPackages } from './package.queries.ts';

type Form = Omit<BodyOf<typeof payPackage>, keyof PayFields>;

/** The booking that a package is, at a time that the customer has to name. */
export async function bookingOfPackage(reader: Reader, { date, time, ...form }: Form) {
  const row = await findPackage(reader, form.package_id);
  if (!row || row.archivedAt) throw new Problem('record-not-found');
  const business = (await businessCards(reader, [row.sellerId])).get(row.sellerId);
  if (!business) throw new Problem('record-not-found');
  if (date === undefined) throw fieldProblem('date', 'Date is required.');
  if (time === undefined) throw fieldProblem('time', 'Time is required.');
  return {
    ...form,
    date,
    time,
    business_id: business.businessId,
    service_ids: (await servicesOfPackages(reader, [row.id])).get(row.id) ?? [],
    add_on_ids: [],
  };
}
