import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildDocument, describeDocument } from '../testing.ts';
import { putDocument } from './put-document.ts';

const cardIn = (name: string, slug: string) => ({
  slug: 'thing',
  location: 'Sydney NSW 2000',
  category: { id: 7001, name, slug },
});

describe('the category of a document', () => {
  test('is known by its name, and by another once it has another', async () => {
    const { db } = await startApi();
    const owner = await buildUser(db);
    const names = async () => {
      const { rows } = await db.execute(
        sql`select name, slug, plain from search.category_names where category_id = 7001`,
      );
      return rows;
    };

    await buildDocument(db, owner.id, { card: cardIn('Prams', 'prams') });
    expect(await names()).toEqual([{ name: 'Prams', slug: 'prams', plain: 'prams' }]);
    await buildDocument(db, owner.id, { card: cardIn('Strollers', 'strollers') });

    expect(await names()).toEqual([{ name: 'Strollers', slug: 'strollers', plain: 'strollers' }]);
  });

  test('lets others post in it while somebody posts', async () => {
    const { db } = await startApi();
    const owner = await buildUser(db);
    const card = cardIn('Guitars', 'guitars');
    await buildDocument(db, owner.id, { card });

    const both = await db.transaction(async (tx) => {
      const first = await putDocument(tx, describeDocument(owner.id, { card }));
      const { documentId } = await db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '2s'`);
        return { documentId: await putDocument(other, describeDocument(owner.id, { card })) };
      });
      return [first, documentId];
    });

    expect(new Set(both).size).toBe(2);
  });
});
