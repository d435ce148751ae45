import type { SetupStep } from '@souk/contract/modules/sellers/setup';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { users } from '../../identity/index.ts';
import { documents } from '../documents/document.tables.ts';
import { galleryImages } from '../gallery/gallery.tables.ts';
import { postageDetails } from '../postage/postage.tables.ts';
import { businessProfiles } from '../profiles/profile.tables.ts';
import { foreignStepsDone, type OwnStep } from './foreign-steps.ts';

/**
 * Which steps the user has done, derived from what the steps have saved: a step undone later, for example by deleting
 * the last document, is open again.
 */
export async function findDoneSteps(reader: Reader, userId: number): Promise<Set<SetupStep>> {
  const { rows } = await reader.execute<Record<OwnStep, boolean>>(sql`
    select
      (u.name <> '' and u.phone is not null and u.address is not null) as "profile-information",
      coalesce(b.description is not null and b.category_id is not null and b.phone is not null
        and b.address is not null, false) as "business-information",
      exists (select from ${documents} d where d.business_id = b.id and d.state <> 'rejected')
        as "upload-documents",
      exists (select from ${galleryImages} g where g.business_id = b.id) as "upload-gallery",
      exists (select from ${postageDetails} p where p.business_id = b.id) as "postage-details"
    from ${users} u left join ${businessProfiles} b on b.user_id = u.id
    where u.id = ${userId}`);
  const [row] = rows;
  const steps = Object.entries(row ?? {}) as [OwnStep, boolean][];
  const done = steps.filter(([, isDone]) => isDone).map(([step]) => step);
  return new Set([...done, ...(await foreignStepsDone(reader, userId))]);
}
