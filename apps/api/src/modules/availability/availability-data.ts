import { eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { blocks } from './blocks/block.tables.ts';
import { getCalendar } from './calendars/calendar.queries.ts';
import { calendars, specialDays } from './calendars/calendar.tables.ts';
import { listResources } from './resources/resource.queries.ts';
import { resources, rosters } from './resources/resource.tables.ts';

async function exportTime(reader: Reader, userId: number) {
  const own = await listResources(reader, userId, { withArchived: true });
  if (own.length === 0) return null;
  return {
    resources: own,
    calendar: await getCalendar(reader, userId),
    blocks: await reader.select().from(blocks).where(eq(blocks.ownerId, userId)),
    specialDays: await reader.select().from(specialDays).where(eq(specialDays.ownerId, userId)),
  };
}

/** The names of people and all hours are erased; the resources stay, archived, for the claims that refer to them. */
async function eraseTime(tx: Tx, userId: number): Promise<void> {
  const own = tx.select({ id: resources.id }).from(resources).where(eq(resources.ownerId, userId));
  await tx.delete(rosters).where(inArray(rosters.resourceId, own));
  await tx.delete(specialDays).where(eq(specialDays.ownerId, userId));
  await tx.update(blocks).set({ note: '' }).where(eq(blocks.ownerId, userId));
  await tx.delete(calendars).where(eq(calendars.ownerId, userId));
  await tx.update(resources).set({ name: 'Deleted', isActive: false }).where(eq(resources.ownerId, userId));
}

export const availabilityData: PersonalData = { export: exportTime, erase: eraseTime };
