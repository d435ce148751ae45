import { engineVersion } from '@souk/food/analyse';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildFood } from '../testing.ts';
import { findProduct } from './product.queries.ts';
import { products } from './product.tables.ts';
import { bookReanalysis, reanalyseProducts } from './reanalyse-products.ts';

const read = async (db: Db, id: number) => {
  const product = await findProduct(db, id);
  if (!product) throw new Error('the product is gone');
  return product;
};

describe('judging foods anew', () => {
  test('takes what another engine has judged, once, and tells the pack only what is another', async () => {
    const { db, settle } = await startApi();
    const wrong = await buildFood(db, { ingredients: 'Lard, salt' });
    const right = await buildFood(db, { ingredients: 'Sugar, salt' });
    const { verdicts, halalStatus, traits, reasons } = right;
    const long = new Date('2020-01-01T00:00:00Z');
    await db
      .update(products)
      .set({ engineVersion: engineVersion - 1, updatedAt: long })
      .where(eq(products.id, right.id));
    await db
      .update(products)
      .set({ engineVersion: engineVersion - 1, updatedAt: long, verdicts, halalStatus, traits, reasons })
      .where(eq(products.id, wrong.id));

    await db.transaction((tx) => bookReanalysis(tx));
    await settle();

    expect(await read(db, wrong.id)).toMatchObject({
      engineVersion,
      halalStatus: 'haram',
      verdicts: wrong.verdicts,
      traits: wrong.traits,
      version: 1,
    });
    expect((await read(db, wrong.id)).updatedAt.getTime()).toBeGreaterThan(long.getTime());
    expect(await read(db, right.id)).toEqual({ ...right, updatedAt: long });
    const before = await read(db, wrong.id);
    await reanalyseProducts(db);
    expect(await read(db, wrong.id)).toEqual(before);
  });

  test('takes a certificate back on the day after its last', async () => {
    const { db, advance } = await startApi();
    const validUntil = new Date(Date.now() + daysMs(3)).toISOString().slice(0, 10);
    const { id } = await buildFood(db, {
      ingredients: 'Beef, salt',
      labels: [{ kind: 'halal-certificate', certifierId: 'iccv', validUntil }],
    });

    await reanalyseProducts(db);
    expect(await read(db, id)).toMatchObject({ halalStatus: 'halal', certifiedUntil: validUntil });
    await advance(daysMs(5));
    await reanalyseProducts(db);

    expect(await read(db, id)).toMatchObject({ halalStatus: 'doubtful', certifiedUntil: null });
  });

  test('keeps the desk’s stricter verdict', async () => {
    const { db } = await startApi();
    const { id } = await buildFood(db, { ingredients: 'Sugar' });
    const desk = { deskStatus: 'doubtful', halalNote: 'Its maker does not answer.' } as const;
    await db
      .update(products)
      .set({ ...desk, engineVersion: engineVersion - 1 })
      .where(eq(products.id, id));

    await reanalyseProducts(db);

    expect(await read(db, id)).toMatchObject({ ...desk, halalStatus: 'doubtful', engineVersion });
  });
});
