import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { files, guardFiles } from '../../media/index.ts';
import { returns } from './return.tables.ts';

/** Photographs of returns that were stored for everyone, as they once were, are put behind the guard. */
export async function guardPhotographs(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select file.id from ${returns} back
    cross join jsonb_array_elements(back.images) image
    join ${files} file on file.id = (image ->> 'fileId')::bigint
    where file.path like 'public/%'`);
  await guardFiles(
    tx,
    rows.map(({ id }) => Number(id)),
  );
}
