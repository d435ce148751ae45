import type { Package } from '@souk/contract/modules/appointments/packages';
import { moneyIn, moneyOrNull } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { getUser } from '../../identity/index.ts';
import { imagePaths } from '../../media/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { minutesOf } from '../bookings/chosen.rules.ts';
import { isPublic } from '../services/service.policy.ts';
import { listServicesById } from '../services/service.queries.ts';
import type { ServiceRow } from '../services/service.tables.ts';
import { servicesOfPackages } from './package.queries.ts';
import { daysOf, isBundled, isOver, isRunning, worthOf } from './package.rules.ts';
import type { PackageRow } from './package.tables.ts';

interface Around {
  services: readonly ServiceRow[];
  image: string | null;
  businessId: number;
  timeZone: string;
}

const isOffered = (service: ServiceRow) => isPublic(service) && isBundled(service);

const presentPart = (service: ServiceRow): Package['services'][number] => ({
  id: service.id,
  name: service.name,
  duration_minutes: service.durationMinutes,
  price: moneyOrNull(service.currency, service.priceCents),
  is_offered: isOffered(service),
});

function presentOne(row: PackageRow, { services, image, businessId, timeZone }: Around): Package {
  const now = clock.now();
  const { first, last } = daysOf(row, timeZone);
  const worthCents = worthOf(services);
  const money = (cents: number) => moneyIn(row.currency, cents);
  return {
    id: row.id,
    business_id: businessId,
    name: row.name,
    description: row.description,
    image,
    service_ids: services.map(({ id }) => id),
    services: services.map(presentPart),
    minutes: minutesOf(services.map((service) => ({ service, image: null, addOns: [], people: [] }))),
    price: money(row.priceCents),
    worth: money(worthCents),
    saving: money(Math.max(0, worthCents - row.priceCents)),
    start_date: first,
    end_date: last,
    is_active: row.isActive,
    status: row.isActive && !isOver(row, now) ? 'active' : 'inactive',
    is_offered: isRunning(row, now) && services.every(isOffered),
    created_at: row.createdAt.toISOString(),
  };
}

/** Packages of one seller, in a constant number of queries. */
export async function presentPackages(
  reader: Reader,
  rows: readonly PackageRow[],
  sellerId: number,
): Promise<Package[]> {
  const parts = await servicesOfPackages(
    reader,
    rows.map(({ id }) => id),
  );
  const services = await listServicesById(reader, [...new Set([...parts.values()].flat())]);
  const byId = new Map(services.map((service) => [service.id, service]));
  const images = await imagePaths(
    reader,
    rows.flatMap(({ imageFileId }) => imageFileId ?? []),
  );
  const businessId = (await businessCards(reader, [sellerId])).get(sellerId)?.businessId ?? 0;
  const { timeZone } = await getUser(reader, sellerId);
  return rows.map((row) =>
    presentOne(row, {
      services: (parts.get(row.id) ?? []).flatMap((id) => byId.get(id) ?? []),
      image: row.imageFileId === null ? null : (images.get(row.imageFileId) ?? null),
      businessId,
      timeZone,
    }),
  );
}

export async function presentPackage(reader: Reader, row: PackageRow): Promise<Package> {
  const [shown] = await presentPackages(reader, [row], row.sellerId);
  if (!shown) throw new Error('a package was not presented');
  return shown;
}
