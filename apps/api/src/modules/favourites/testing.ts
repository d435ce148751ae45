import { inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { registerSubjects } from '../../platform/subjects.ts';
import type { RowBuilders } from '../../testing/row-builder.ts';
import { documents } from '../search/index.ts';
import { saveSearch } from './saved-searches/save-search.ts';

/** Registers documents of search's builder as listable, as a module with its own things would. */
export function registerTestThings(): void {
  const cards = async (reader: Reader, ids: readonly number[]) => {
    const rows =
      ids.length > 0
        ? await reader
            .select()
            .from(documents)
            .where(inArray(documents.subjectId, [...ids]))
        : [];
    return rows.filter(({ kind }) => kind === 'test.thing');
  };
  registerSubjects({
    'test.thing': {
      moduleTypes: ['things'],
      owner: async (reader, id) => (await cards(reader, [id]))[0]?.ownerId,
      cards: async (reader, ids) =>
        (await cards(reader, ids)).map(({ subjectId: id, title, path, priceCents }) => ({
          id,
          title,
          path,
          priceCents,
          imagePath: null,
        })),
    },
  });
}

export const favouritesRows: RowBuilders = {
  'favourites.saved-search': async ({ db, owner }) => {
    const wanted = { moduleType: 'retail', query: { keyword: 'marimba' } };
    return (await saveSearch(db, owner.id, wanted, 'Australia/Sydney')).id;
  },
};
