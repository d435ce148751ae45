import { and, eq, isNotNull, isNull, notLike } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { presentSeal, renewSeal, type SecretSettings } from '../../../platform/secrets.ts';
import { appPlace } from './app-secret.ts';
import { recoveryCodes, secondFactors } from './second-factor.tables.ts';
import { formerCodePlace } from './use-recovery-code.ts';

const atOnce = 500;

async function sealApps(tx: Tx, settings: SecretSettings): Promise<number> {
  const { id, userId, secret } = secondFactors;
  const rows = await tx
    .select({ id, userId, secret })
    .from(secondFactors)
    .where(and(isNotNull(secret), notLike(secret, `${presentSeal(settings)}%`)))
    .limit(atOnce);
  for (const row of rows) {
    const sealed = renewSeal(settings, appPlace(row.userId), row.secret ?? '');
    await tx.update(secondFactors).set({ secret: sealed }).where(eq(secondFactors.id, row.id));
  }
  return rows.length;
}

async function sealFormerCodes(tx: Tx, settings: SecretSettings): Promise<number> {
  const { id, userId, codeHash, foundBy } = recoveryCodes;
  const rows = await tx
    .select({ id, userId, codeHash })
    .from(recoveryCodes)
    .where(and(isNull(foundBy), notLike(codeHash, `${presentSeal(settings)}%`)))
    .limit(atOnce);
  for (const row of rows) {
    const sealed = renewSeal(settings, formerCodePlace(row.userId), row.codeHash);
    await tx.update(recoveryCodes).set({ codeHash: sealed }).where(eq(recoveryCodes.id, row.id));
  }
  return rows.length;
}

/** Encrypts under the current key whatever was stored in plain text or under an earlier key. */
export async function sealStoredSecrets(tx: Tx, settings: SecretSettings): Promise<void> {
  while ((await sealApps(tx, settings)) === atOnce);
  while ((await sealFormerCodes(tx, settings)) === atOnce);
}
