import type { CreateService, EditService } from '@souk/contract/modules/appointments/services';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { serviceAddOns, servicePeople } from './service.tables.ts';

type Parts = Pick<EditService, 'people' | 'add_ons'>;

/** One add-on per name, whatever its letters; the same name keeps its id. */
async function writeAddOns(tx: Tx, serviceId: number, addOns: CreateService['add_ons']): Promise<void> {
  const names = addOns.map(({ name }) => name.toLowerCase());
  const isOld = names.length > 0 ? notInArray(sql`lower(${serviceAddOns.name})`, names) : undefined;
  await tx.delete(serviceAddOns).where(and(eq(serviceAddOns.serviceId, serviceId), isOld));
  if (addOns.length === 0) return;
  const rows = addOns.map(({ name, price, extra_minutes }, index) => ({
    name,
    price_cents: price,
    extra_minutes,
    position: index + 1,
  }));
  await tx.execute(sql`
    insert into ${serviceAddOns} (service_id, name, price_cents, extra_minutes, position)
    select ${serviceId}::bigint, name, price_cents, extra_minutes, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (name text, price_cents bigint, extra_minutes int, position int)
    on conflict (service_id, lower(name)) do update set name = excluded.name,
      price_cents = excluded.price_cents, extra_minutes = excluded.extra_minutes, position = excluded.position`);
}

async function writePeople(tx: Tx, serviceId: number, people: readonly number[]): Promise<void> {
  await tx.delete(servicePeople).where(eq(servicePeople.serviceId, serviceId));
  if (people.length === 0) return;
  await tx
    .insert(servicePeople)
    .values([...new Set(people)].map((resourceId) => ({ serviceId, resourceId })));
}

/** Writes a service's add-ons and people, those of them that are given; the service is locked or new. */
export async function writeParts(
  tx: Tx,
  serviceId: number,
  { people, add_ons: addOns }: Parts,
): Promise<void> {
  if (addOns) await writeAddOns(tx, serviceId, addOns);
  if (people) await writePeople(tx, serviceId, people);
}
