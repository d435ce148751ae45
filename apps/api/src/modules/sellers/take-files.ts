import type { Tx } from '../../platform/db/database.ts';
import { fieldProblem } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/exchange.ts';
import type { Text } from '../../platform/texts/say.ts';
import { type FileRow, type UploadRule, uploadFiles } from '../media/index.ts';

/** Stores the files of one field, of which there must be at least one. */
export async function takeFiles(
  tx: Tx,
  user: { id: number },
  files: readonly UploadedFile[],
  rule: UploadRule,
  missingText: string,
): Promise<FileRow[]> {
  const rows = await uploadFiles(tx, user, files, rule);
  if (rows.length === 0) throw fieldProblem(rule.field, missingText);
  return rows;
}

/** Stores the one file of a field, which must be there. */
export async function takeFile(
  tx: Tx,
  user: { id: number },
  files: readonly UploadedFile[],
  rule: UploadRule,
  missingText: string,
): Promise<FileRow> {
  const [row] = await takeFiles(tx, user, files, rule, missingText);
  if (!row) throw fieldProblem(rule.field, missingText);
  return row;
}

interface Room {
  max: number;
  held: number;
  added: number;
  /** The refusal if there is no room left. */
  text: Text;
}

/** Refuses what would exceed the limit of a list; the business is locked, so the count is exact. */
export function checkRoom(field: string, room: Room): void {
  if (room.held + room.added > room.max) throw fieldProblem(field, room.text);
}
