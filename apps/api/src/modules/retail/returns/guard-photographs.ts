import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { files, guardFiles } from '../../media/index.ts';
import { returns } from './return.tables.ts';

/** Makes photos of returns private that were once stored as public ones. */
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
