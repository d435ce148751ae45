import type { PublicService, Service } from '@souk/contract/modules/appointments/services';
import { moneyIn, moneyOrNull } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { findCategory } from '../../catalogue/index.ts';
import { findDeals, isHonestDeal, offersOn, priceOnDeal } from '../../discounts/index.ts';
import { imagePaths } from '../../media/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { lowestBeforeEach } from './price.queries.ts';
import { addOnsOf, peopleOf } from './service.queries.ts';
import { serviceKind } from './service.rules.ts';
import type { AddOnRow, ServiceRow } from './service.tables.ts';

const presentAddOn = ({ id, name, priceCents, extraMinutes }: AddOnRow, { currency }: ServiceRow) => ({
  id,
  name,
  price: moneyIn(currency, priceCents),
  extra_minutes: extraMinutes,
});

/** Service → its picture; those without one are left out. */
export async function imagesOf(reader: Reader, rows: readonly ServiceRow[]): Promise<Map<number, string>> {
  const paths = await imagePaths(
    reader,
    rows.flatMap(({ imageFileId }) => imageFileId ?? []),
  );
  return new Map(
    rows.flatMap(({ id, imageFileId }) => {
      const path = imageFileId === null ? undefined : paths.get(imageFileId);
      return path === undefined ? [] : [[id, path]];
    }),
  );
}

/** Service → the deal at whose price it can be booked now. */
async function presentRunning(
  reader: Reader,
  rows: readonly ServiceRow[],
): Promise<Map<number, NonNullable<Service['deal']>>> {
  const deals = await findDeals(
    reader,
    serviceKind,
    rows.map(({ id }) => id),
  );
  const onDeal = rows.flatMap((service) => {
    const deal = deals.get(service.id);
    return deal && service.priceCents !== null ? [{ ...service, priceCents: service.priceCents, deal }] : [];
  });
  const lowest = await lowestBeforeEach(
    reader,
    onDeal.map(({ id, deal }) => ({ id, at: deal.startsAt })),
  );
  const now = clock.now();
  return new Map(
    onDeal.map(({ id, priceCents, currency, deal }, index) => {
      const price = priceOnDeal(priceCents, deal, now);
      const percent = Math.floor(((priceCents - price.cents) * 100) / priceCents);
      return [
        id,
        {
          id: deal.id,
          title: deal.title,
          price: moneyIn(currency, price.cents),
          discount_percent: deal.percent ?? percent,
          is_deal: isHonestDeal(price, lowest[index]),
          ends_at: deal.endsAt.toISOString(),
        },
      ];
    }),
  );
}

/** Services with everything that belongs to them, in a constant number of queries. */
export async function presentServices(reader: Reader, rows: readonly ServiceRow[]): Promise<Service[]> {
  const ids = rows.map(({ id }) => id);
  const [images, addOns, people, deals, businesses] = await Promise.all([
    imagesOf(reader, rows),
    addOnsOf(reader, ids),
    peopleOf(reader, ids),
    presentRunning(reader, rows),
    businessCards(reader, [...new Set(rows.map(({ sellerId }) => sellerId))]),
  ]);
  // The tree is in memory, so a category costs no query.
  const categories = await Promise.all(rows.map(({ categoryId }) => findCategory(reader, categoryId)));
  return rows.map((service, index) => ({
    id: service.id,
    business_id: businesses.get(service.sellerId)?.businessId ?? 0,
    category_id: service.categoryId,
    category_name: categories[index]?.name ?? '',
    name: service.name,
    description: service.description,
    image: images.get(service.id) ?? null,
    price_kind: service.priceKind,
    price: moneyOrNull(service.currency, service.priceCents),
    is_gst_free: service.isGstFree,
    duration_minutes: service.durationMinutes,
    set_up_minutes: service.setUpMinutes,
    clean_up_minutes: service.cleanUpMinutes,
    processing_from: service.processingFrom,
    processing_minutes: service.processingMinutes,
    place: service.place,
    needs_place: service.needsPlace,
    most_people: service.mostPeople,
    is_halal: service.isHalal,
    people: people.get(service.id) ?? [],
    add_ons: (addOns.get(service.id) ?? []).map((addOn) => presentAddOn(addOn, service)),
    position: service.position,
    is_active: service.isActive,
    deal: deals.get(service.id) ?? null,
    created_at: service.createdAt.toISOString(),
  }));
}

/** Services as their customers see them, with what is off for everybody now. */
export async function presentPublicServices(
  reader: Reader,
  sellerId: number,
  rows: readonly ServiceRow[],
): Promise<PublicService[]> {
  const shown = await presentServices(reader, rows);
  const priced = rows.filter(({ priceCents }) => priceCents !== null);
  const items = priced.map(({ id, priceCents, priceKind }) => {
    const isPerUnit = priceKind === 'hour' || priceKind === 'head';
    return { kind: serviceKind, id, cents: priceCents ?? 0, isPerUnit };
  });
  const offers = await offersOn(reader, sellerId, items);
  const byId = new Map(priced.map(({ id, currency }, index) => [id, { currency, offer: offers[index] }]));
  return shown.map((service) => {
    // What is in a daily deal is not reduced twice.
    const { currency, offer } = (!service.deal && byId.get(service.id)) || {};
    if (!offer || !currency) return { ...service, offer: null };
    const { title, cents, until } = offer;
    return { ...service, offer: { title, price: moneyIn(currency, cents), until } };
  });
}

export async function presentService(reader: Reader, service: ServiceRow): Promise<Service> {
  const [shown] = await presentServices(reader, [service]);
  if (!shown) throw new Error('a service was not presented');
  return shown;
}
