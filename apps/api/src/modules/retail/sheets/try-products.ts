import type { Db } from '../../../platform/db/database.ts';
import { importProducts, type ToldSheet } from './import-products.ts';

/** Carries the report out of the transaction that is rolled back. */
class Tried extends Error {
  readonly report: ToldSheet;

  constructor(report: ToldSheet) {
    super('a trial saves nothing');
    this.report = report;
  }
}

/** Reports what a sheet would do, row by row, by doing it and rolling back. */
export async function tryProducts(db: Db, seller: { id: number }, sheet: string): Promise<ToldSheet> {
  const trial = db.transaction(async (tx): Promise<ToldSheet> => {
    throw new Tried(await importProducts(tx, seller, sheet));
  });
  return trial.catch((error: unknown) => {
    if (error instanceof Tried) return error.report;
    throw error;
  });
}
