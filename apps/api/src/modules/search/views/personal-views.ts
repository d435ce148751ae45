import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { userKey } from './record-view.ts';

/** What a person has viewed is erased with them; the counts of views stay. */
export const personalViews: PersonalData = {
  export: async (reader, userId) => {
    const { rows } = await reader.execute(sql`select v.kind, v.subject_id as id, d.title, v.viewed_at
      from search.views v left join search.documents d on d.kind = v.kind and d.subject_id = v.subject_id
      where v.viewer = ${userKey(userId)} order by v.viewed_at desc`);
    return { recently_viewed: rows };
  },
  erase: async (tx, userId) => {
    await tx.execute(sql`delete from search.views where viewer = ${userKey(userId)}`);
  },
};
