import { methodsPerPerson } from '@souk/contract/modules/payments/methods';
import type { ProblemCode } from '@souk/contract/shared/problem';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { digestOf } from '../../../platform/ids.ts';
import { lockUser } from '../../identity/index.ts';
import type { PaymentProvider, SavedMethod } from '../providers/provider.ts';
import { askPolitely } from './ask-politely.ts';
import { knowCustomer } from './know-customer.ts';
import { makeDefault } from './method.queries.ts';
import { type MethodRow, methods } from './method.tables.ts';

interface Saving {
  token: string;
  name?: string | undefined;
  isDefault?: boolean | undefined;
  /** What the user is told when the provider refuses. */
  refused: ProblemCode;
}

const countOf = (tx: Tx | Db, userId: number) => tx.$count(methods, eq(methods.userId, userId));

async function checkRoom(reader: Tx | Db, userId: number): Promise<void> {
  if ((await countOf(reader, userId)) >= methodsPerPerson) throw new Problem('too-many-cards');
}

/** Stores what the provider has saved; a method that is already known stays as it is. */
async function keep(
  tx: Tx,
  provider: PaymentProvider,
  userId: number,
  saved: SavedMethod,
): Promise<MethodRow> {
  const same = and(eq(methods.provider, provider.name), eq(methods.providerRef, saved.id));
  const [known] = await tx
    .select()
    .from(methods)
    .where(and(same, eq(methods.userId, userId)));
  if (known) return known;
  await checkRoom(tx, userId);
  const { id: providerRef, kind, brand, last4, expMonth, expYear, name } = saved;
  const isDefault = (await countOf(tx, userId)) === 0;
  const row = { userId, provider: provider.name, providerRef, kind, brand, last4, expMonth, expYear, name };
  const [method] = await tx
    .insert(methods)
    .values({ ...row, isDefault })
    .returning();
  if (!method) throw new Error('the method was not written');
  return method;
}

/**
 * Saves a card or an account by the provider's token; the first one becomes the default. The same token saves once,
 * however often it is sent.
 */
export async function saveMethod(
  db: Db,
  provider: PaymentProvider,
  userId: number,
  { token, name, isDefault = false, refused }: Saving,
): Promise<MethodRow> {
  await checkRoom(db, userId);
  const { providerRef: customer, deletions } = await askPolitely(
    () => knowCustomer(db, provider, userId),
    refused,
  );
  const key = `method-${userId}-${deletions}-${digestOf(token).slice(0, 32)}`;
  const saved = await askPolitely(async () => {
    const fresh = await provider.saveMethod({ customer, token, key });
    return name ? provider.changeMethod(fresh.id, { name }) : fresh;
  }, refused);
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const method = await keep(tx, provider, userId, saved);
    if (!isDefault || method.isDefault) return method;
    await makeDefault(tx, method);
    return { ...method, isDefault };
  });
}
