import type { Db } from '../platform/db/database.ts';

/** What a builder is given. */
export interface WantedRow {
  db: Db;
  owner: { id: number; name: string };
  /** Rows that the same call has named before this one, by kind. */
  named: Readonly<Record<string, number>>;
}

/** Makes a row of a person's own and answers its id. */
export type RowBuilder = (wanted: WantedRow) => Promise<number>;
export type RowBuilders = Readonly<Record<string, RowBuilder>>;
