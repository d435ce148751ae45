import type { Db } from '../platform/db/database.ts';

/** What a builder receives. */
export interface WantedRow {
  db: Db;
  owner: { id: number; name: string };
  /** Rows that the same call names before this one, by kind. */
  named: Readonly<Record<string, number>>;
}

/** Makes a row that belongs to a user and returns its id; undefined where sellers like them have none. */
export type RowBuilder = (wanted: WantedRow) => Promise<number | undefined>;
export type RowBuilders = Readonly<Record<string, RowBuilder>>;
