import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { addOnsOf } from './services/service.queries.ts';
import { services } from './services/service.tables.ts';

async function exportServices(reader: Reader, userId: number) {
  const own = await reader.select().from(services).where(eq(services.sellerId, userId));
  const addOns = await addOnsOf(
    reader,
    own.map(({ id }) => id),
  );
  return { services: own.map((service) => ({ ...service, addOns: addOns.get(service.id) ?? [] })) };
}

/** The reaction to `identity.user-deleted` takes services off every list; media deletes their pictures. */
export const appointmentsPersonalData: PersonalData = {
  export: exportServices,
  erase: async (tx, userId) => {
    await tx.update(services).set({ imageFileId: null, isHidden: true }).where(eq(services.sellerId, userId));
  },
};
