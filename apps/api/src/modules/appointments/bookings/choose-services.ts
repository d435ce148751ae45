import { chooseServicesText } from '@souk/contract/modules/appointments/bookings';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { getCalendar, listInUse } from '../../availability/index.ts';
import { gstPercentOf } from '../../bookings/index.ts';
import { findDeals } from '../../discounts/index.ts';
import { businessCards, getShownBusiness } from '../../sellers/index.ts';
import { isPublic } from '../services/service.policy.ts';
import { imagesOf } from '../services/service.present.ts';
import { addOnsOf, listServicesById, peopleOf } from '../services/service.queries.ts';
import { serviceKind } from '../services/service.rules.ts';
import type { ServiceRow } from '../services/service.tables.ts';
import type { Resource } from '../services/time-need.rules.ts';
import { type Chosen, problemOf, withTravel } from './chosen.rules.ts';

interface Asked {
  serviceIds: readonly number[];
  addOnIds: readonly number[];
}

/** What was chosen of a business, with what it takes to time and price it. */
export interface Choice {
  sellerId: number;
  /** With the way to the customer and back. */
  chosen: Chosen[];
  resources: Resource[];
  /** 0 for a business that is not registered. */
  gstPercent: number;
}

/** In the order of the customer's choice; of another business, hidden or gone there is nothing to book. */
function inOrder(rows: readonly ServiceRow[], { serviceIds }: Asked, sellerId: number): ServiceRow[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return serviceIds.map((id) => {
    const service = known.get(id);
    if (!service || service.sellerId !== sellerId || !isPublic(service))
      throw new Problem('service-not-offered');
    return service;
  });
}

/** The chosen services of a seller with their add-ons and people, in a constant number of statements. */
export async function chooseServices(reader: Reader, sellerId: number, asked: Asked): Promise<Choice> {
  const ids = [...new Set(asked.serviceIds)];
  const services = inOrder(await listServicesById(reader, ids), asked, sellerId);
  if (services.length === 0) throw fieldProblem('service_ids', chooseServicesText);
  const [addOns, people, images, deals, resources, gstPercent] = await Promise.all([
    addOnsOf(reader, ids),
    peopleOf(reader, ids),
    imagesOf(reader, services),
    findDeals(reader, serviceKind, ids),
    listInUse(reader, sellerId),
    gstPercentOf(reader, sellerId),
  ]);
  const chosen = services.map((service) => ({
    service,
    image: images.get(service.id) ?? null,
    deal: deals.get(service.id),
    addOns: (addOns.get(service.id) ?? []).filter(({ id }) => asked.addOnIds.includes(id)),
    people: people.get(service.id) ?? [],
  }));
  const isAway = services.some(({ place }) => place === 'customer');
  return {
    sellerId,
    chosen: isAway ? withTravel(chosen, await getCalendar(reader, sellerId)) : chosen,
    resources,
    gstPercent,
  };
}

/** The same of a business that everybody sees. */
export async function chooseFrom(reader: Reader, businessId: number, asked: Asked): Promise<Choice> {
  const { userId } = await getShownBusiness(reader, businessId);
  return chooseServices(reader, userId, asked);
}

/** The business of a service that everybody may book. */
export async function businessOf(reader: Reader, serviceId: number): Promise<number> {
  const [service] = await listServicesById(reader, [serviceId]);
  if (!service || !isPublic(service)) throw new Problem('record-not-found');
  const business = (await businessCards(reader, [service.sellerId])).get(service.sellerId);
  if (!business) throw new Problem('record-not-found');
  return business.businessId;
}

/** Refuses what has no price to book it at. */
export function checkBookable({ chosen }: Choice): void {
  for (const one of chosen) {
    const problem = problemOf(one);
    if (problem) throw fieldProblem('service_ids', problem);
  }
}
