import { eq, inArray, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFiles } from '../media/index.ts';
import { enquiries } from './enquiries/enquiry.tables.ts';
import { packages } from './packages/package.tables.ts';
import { erasePeople, exportPeople } from './people/person.queries.ts';
import { dropRoles, listRolesOf } from './projects/project.queries.ts';
import { projects } from './projects/project.tables.ts';
import { briefImages, briefs, quotes } from './quotes/quote.tables.ts';
import { addOnsOf } from './services/service.queries.ts';
import { services } from './services/service.tables.ts';
import { closeWait } from './waits/close-wait.ts';
import { listWaitsOf } from './waits/wait.queries.ts';
import { waits } from './waits/wait.tables.ts';

async function exportServices(reader: Reader, userId: number) {
  const own = await reader.select().from(services).where(eq(services.sellerId, userId));
  const addOns = await addOnsOf(
    reader,
    own.map(({ id }) => id),
  );
  return own.map((service) => ({ ...service, addOns: addOns.get(service.id) ?? [] }));
}

async function exportEnquiries(reader: Reader, userId: number) {
  const isTheirs = or(eq(enquiries.senderId, userId), eq(enquiries.sellerId, userId));
  const rows = await reader.select().from(enquiries).where(isTheirs);
  // A seller's export leaves out who has asked them.
  return rows.map((row) =>
    row.senderId === userId ? row : { ...row, name: undefined, email: undefined, phone: undefined },
  );
}

const projectsOf = (reader: Reader, userId: number) =>
  reader.select().from(projects).where(eq(projects.customerId, userId));

async function exportProjects(reader: Reader, userId: number) {
  const own = await projectsOf(reader, userId);
  const roles = await listRolesOf(
    reader,
    own.map(({ id }) => id),
  );
  const ofProject = Map.groupBy(roles, ({ projectId }) => projectId);
  return own.map((project) => ({ ...project, roles: ofProject.get(project.id) ?? [] }));
}

async function eraseProjects(tx: Tx, userId: number): Promise<void> {
  const own = await exportProjects(tx, userId);
  await dropRoles(
    tx,
    own.flatMap(({ roles }) => roles.map(({ id }) => id)),
  );
  await tx.delete(projects).where(eq(projects.customerId, userId));
}

/** What they wanted done, and where, goes; that they asked stays with the quotes of the other side. */
async function eraseBriefs(tx: Tx, userId: number): Promise<void> {
  const own = await tx
    .update(briefs)
    .set({ title: 'Deleted', description: '', address: null })
    .where(eq(briefs.customerId, userId))
    .returning({ id: briefs.id });
  if (own.length === 0) return;
  const dropped = await tx
    .delete(briefImages)
    .where(
      inArray(
        briefImages.briefId,
        own.map(({ id }) => id),
      ),
    )
    .returning({ fileId: briefImages.fileId });
  await deleteFiles(
    tx,
    dropped.map(({ fileId }) => fileId),
  );
}

/** The reaction to `identity.user-deleted` takes services off every list; media deletes their pictures. */
export const appointmentsPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    services: await exportServices(reader, userId),
    people: await exportPeople(reader, userId),
    packages: await reader.select().from(packages).where(eq(packages.sellerId, userId)),
    briefs: await reader.select().from(briefs).where(eq(briefs.customerId, userId)),
    quotes: await reader
      .select()
      .from(quotes)
      .where(or(eq(quotes.customerId, userId), eq(quotes.sellerId, userId))),
    enquiries: await exportEnquiries(reader, userId),
    waiting_lists: await reader.select().from(waits).where(eq(waits.customerId, userId)),
    projects: await exportProjects(reader, userId),
  }),
  erase: async (tx, userId) => {
    await tx.update(services).set({ imageFileId: null, isHidden: true }).where(eq(services.sellerId, userId));
    await erasePeople(tx, userId);
    await tx.update(packages).set({ imageFileId: null }).where(eq(packages.sellerId, userId));
    await eraseBriefs(tx, userId);
    await eraseProjects(tx, userId);
    await tx
      .update(enquiries)
      .set({ name: 'Deleted user', email: '', phone: null, message: 'Deleted' })
      .where(eq(enquiries.senderId, userId));
    for (const { wait } of await listWaitsOf(tx, userId)) await closeWait(tx, wait.id);
    await tx.update(waits).set({ address: null, note: null }).where(eq(waits.customerId, userId));
  },
};
