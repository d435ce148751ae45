import { and, eq, isNull, or } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { openSecret, type SecretSettings } from '../../../platform/secrets.ts';
import { isPassword } from '../passwords/password.rules.ts';
import { isOpen } from './second-factor.queries.ts';
import { formerDigest, partsOfCode } from './second-factor.rules.ts';
import { recoveryCodes } from './second-factor.tables.ts';

/** The context of codes that were stored before they had lookup digits. */
export const formerCodePlace = (userId: number): string => `identity.recovery-code:${userId}`;

type CodeRow = typeof recoveryCodes.$inferSelect;

const isCode = async (settings: SecretSettings, row: CodeRow, code: string): Promise<boolean> =>
  row.foundBy === null
    ? openSecret(settings, formerCodePlace(row.userId), row.codeHash) === formerDigest(row.userId, code)
    : isPassword(row.codeHash, partsOfCode(code).secret);

/**
 * Marks a recovery code as used; of two parallel calls only one succeeds. An attempt costs at most one slow hash.
 */
export async function useRecoveryCode(
  tx: Tx,
  settings: SecretSettings,
  userId: number,
  code: string,
): Promise<boolean> {
  const isFound = or(isNull(recoveryCodes.foundBy), eq(recoveryCodes.foundBy, partsOfCode(code).foundBy));
  const rows = await tx
    .select()
    .from(recoveryCodes)
    .where(and(isOpen(userId), isFound));
  for (const row of rows) {
    if (!(await isCode(settings, row, code))) continue;
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: clock.now() })
      .where(and(eq(recoveryCodes.id, row.id), isNull(recoveryCodes.usedAt)))
      .returning({ id: recoveryCodes.id });
    return used.length > 0;
  }
  return false;
}
