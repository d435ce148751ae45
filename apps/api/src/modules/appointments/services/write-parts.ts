import {
  type CreateService,
  type EditService,
  notOfTeamText,
} from '@souk/contract/modules/appointments/services';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { shareResources } from '../../availability/index.ts';
import { type ServiceRow, serviceAddOns, servicePeople } from './service.tables.ts';

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

type Owned = Pick<ServiceRow, 'id' | 'sellerId'>;

/** Only people who work for the seller; none of them can be archived until the transaction ends. */
async function writePeople(tx: Tx, { id: serviceId, sellerId }: Owned, people: readonly number[]) {
  const ids = [...new Set(people)];
  const own = ids.length > 0 ? await shareResources(tx, sellerId, ids) : [];
  if (own.length < ids.length || own.some(({ kind }) => kind !== 'person'))
    throw fieldProblem('people', notOfTeamText);
  await tx.delete(servicePeople).where(eq(servicePeople.serviceId, serviceId));
  if (ids.length > 0)
    await tx.insert(servicePeople).values(ids.map((resourceId) => ({ serviceId, resourceId })));
}

/** Writes a service's add-ons and people, those of them that are given; the service is locked or new. */
export async function writeParts(tx: Tx, service: Owned, { people, add_ons: addOns }: Parts): Promise<void> {
  if (addOns) await writeAddOns(tx, service.id, addOns);
  if (people) await writePeople(tx, service, people);
}
