import type { CreatePackage } from '@souk/contract/modules/appointments/packages';
import type { Db } from '../../../platform/db/database.ts';
import type { RowBuilders } from '../../../testing/row-builder.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildService } from '../services/services.testing.ts';
import { createPackage } from './create-package.ts';

/** A package of three services of a beauty business for $150 instead of $195, made by the real verbs. */
export async function buildPackage(db: Db, seller: { id: number }, changes: Partial<CreatePackage> = {}) {
  const ids: number[] = [];
  for (const name of ['Wash', 'Cut', 'Colour']) ids.push((await buildService(db, seller, { name })).id);
  const form = { name: 'Fresh start', service_ids: ids, price: 15_000, is_active: true, ...changes };
  return { ...(await createPackage(db, seller, form)), serviceIds: form.service_ids };
}

export const packagesRows: RowBuilders = {
  'appointments.package': async ({ db, owner }) => (await buildPackage(db, owner)).id,
};

/** A package of somebody else's, which everybody may book. */
export const openPackages: RowBuilders = {
  'appointments.package': async ({ db }) =>
    (await buildPackage(db, await buildSeller(db, { sellerType: 'beauty' }))).id,
};
