import type { Reader } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import type { DealThing, registerDealKind } from '../../discounts/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { indexService } from './index-service.ts';
import { lowestBeforeEach, notePrice } from './price.queries.ts';
import { isPublic } from './service.policy.ts';
import { imagesOf } from './service.present.ts';
import { listServicesById, lockService } from './service.queries.ts';
import { serviceKind, servicePath } from './service.rules.ts';

async function loadThings(reader: Reader, ids: readonly number[]): Promise<Map<number, DealThing>> {
  const services = await listServicesById(reader, ids);
  const images = await imagesOf(reader, services);
  const sellerIds = [...new Set(services.map(({ sellerId }) => sellerId))];
  const businesses = await businessCards(reader, sellerIds);
  return new Map(
    services.map((service): [number, DealThing] => {
      const { id, sellerId, name, currency, priceCents, archivedAt } = service;
      const business = businesses.get(sellerId);
      return [
        id,
        {
          id,
          sellerId,
          title: name,
          currency,
          path: business ? servicePath(service, business) : '',
          image: images.get(id) ?? null,
          prices: priceCents === null ? [] : [priceCents],
          isOffered: archivedAt === null && priceCents !== null,
          isPublic: isPublic(service) && priceCents !== null,
        },
      ];
    }),
  );
}

/** Deals on services: they lower the price of what is booked while they last, whenever it takes place. */
export const serviceDeals: Parameters<typeof registerDealKind>[0] = {
  kind: serviceKind,
  field: 'service_ids',
  notOwn: say`Please choose a service of your own that has a price.`,
  overlaps: say`This service already has another deal at that time.`,
  lock: async (tx, id) => {
    await lockService(tx, id);
  },
  load: loadThings,
  lowestBefore: lowestBeforeEach,
  afterChange: async (tx, id) => {
    const service = await lockService(tx, id);
    await notePrice(tx, service);
    await indexService(tx, service);
  },
};
