import type { CreateService } from '@souk/contract/modules/appointments/services';
import type { Db } from '../../../platform/db/database.ts';
import type { RowBuilders } from '../../../testing/row-builder.ts';
import { getUser } from '../../identity/index.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { createService } from './create-service.ts';
import type { ServiceRow } from './service.tables.ts';

/** Hairdressers and Nails beneath Beauty, Plumbers beneath Handyman. */
export const hairdressers = 320;
export const nails = 322;
export const plumbers = 310;

/** The form of a valid service as its verb takes it, with the given changes. */
export const serviceForm = (changes: Partial<CreateService> = {}): CreateService => ({
  name: 'Wash and cut',
  category_id: hairdressers,
  description: 'With a head massage.',
  price_kind: 'fixed',
  price: 6500,
  is_gst_free: false,
  duration_minutes: 45,
  place: 'business',
  needs_place: 'none',
  is_halal: false,
  people: [],
  add_ons: [],
  is_active: true,
  ...changes,
});

/** A service of a beauty business by default, made by the real verb. */
export const buildService = (
  db: Db,
  seller: { id: number },
  changes: Partial<CreateService> = {},
): Promise<ServiceRow> => createService(db, seller, serviceForm(changes));

export const servicesRows: RowBuilders = {
  // Shops have no services.
  'appointments.service': async ({ db, owner }) =>
    (await getUser(db, owner.id)).sellerType === 'retail' ? undefined : (await buildService(db, owner)).id,
  'discounts.subject': async ({ db, owner }) => (await buildService(db, owner)).id,
};

/** A service of somebody else's, which everybody may book. */
export const openServices: RowBuilders = {
  'appointments.category': async () => hairdressers,
  'appointments.service': async ({ db }) =>
    (await buildService(db, await buildSeller(db, { sellerType: 'beauty' }))).id,
  'appointments.business': async ({ db }) => (await buildSeller(db, { sellerType: 'beauty' })).businessId,
};
