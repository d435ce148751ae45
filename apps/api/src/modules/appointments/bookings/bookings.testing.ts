import type { CreateService } from '@souk/contract/modules/appointments/services';
import { getPromotion } from '@souk/contract/modules/discounts/promotions';
import type { Db } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import { buildBusiness } from '../../bookings/testing.ts';
import { buildPromotion } from '../../discounts/testing.ts';
import { signedInAgain } from '../../identity/testing.ts';
import { findBusiness } from '../../sellers/index.ts';
import { buildService } from '../services/services.testing.ts';

type Terms = Parameters<typeof buildBusiness>[1];

/** A beauty salon with so many people and one service. */
export async function buildSalon(
  db: Db,
  {
    people = 1,
    service = {},
    terms = {},
  }: { people?: number; service?: Partial<CreateService>; terms?: Terms } = {},
) {
  const team = await buildBusiness(db, terms, people);
  const { id: serviceId } = await buildService(db, { id: team.ownerId }, service);
  const business = await findBusiness(db, team.ownerId);
  const businessId = business?.id ?? 0;
  const date = dayOf(team.at('10:00'), 'Australia/Sydney');
  const form = { business_id: businessId, service_ids: [serviceId], date, time: '10:00' };
  return { team, serviceId, businessId, date, form };
}

/** A salon with a service of $65.00, three people and a promotion. */
export async function buildPromoted(
  { db, as }: Pick<TestApi, 'db' | 'as'>,
  changes: Parameters<typeof buildPromotion>[2] = {},
  salon: Parameters<typeof buildSalon>[1] = {},
) {
  const built = await buildSalon(db, { people: 3, ...salon });
  const seller = { id: built.team.ownerId };
  const promotion = await buildPromotion(db, seller, changes);
  const asSeller = as(await signedInAgain(db, seller));
  const params = { promotion_id: promotion.id };
  const uses = async () => (await asSeller.call(getPromotion, { params })).uses;
  return { ...built, seller, promotion, asSeller, uses };
}
