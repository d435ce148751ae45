import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { hashPassword } from '../passwords/password.rules.ts';
import { newRecoveryCodes, partsOfCode, shownCode } from './second-factor.rules.ts';
import { recoveryCodes, type SecondFactorRow, secondFactors } from './second-factor.tables.ts';

/** The active factors, oldest first. */
export const listFactors = (reader: Reader, userId: number): Promise<SecondFactorRow[]> =>
  reader
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .orderBy(asc(secondFactors.id));

export const isOpen = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

export const countRecoveryCodes = (reader: Reader, userId: number): Promise<number> =>
  reader.$count(recoveryCodes, isOpen(userId));

/** Replaces the recovery codes; only their hashes are stored. */
export async function writeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = newRecoveryCodes();
  const kept = codes.map(async (code) => {
    const { foundBy, secret } = partsOfCode(code);
    return { userId, foundBy, codeHash: await hashPassword(secret) };
  });
  await tx.insert(recoveryCodes).values(await Promise.all(kept));
  return codes.map(shownCode);
}

/** Locks one of this user's factors; a stranger's does not exist. */
export async function lockFactor(tx: Tx, userId: number, factorId: number): Promise<SecondFactorRow> {
  const [factor] = await tx
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.id, factorId), eq(secondFactors.userId, userId)))
    .for('update');
  if (!factor) throw new Problem('record-not-found');
  return factor;
}

export async function findAppOf(tx: Tx, userId: number): Promise<SecondFactorRow | undefined> {
  const [app] = await tx
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.kind, 'totp')))
    .for('update');
  return app;
}
