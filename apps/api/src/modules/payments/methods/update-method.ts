import type { updateCard } from '@souk/contract/modules/payments/methods';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { lockUser } from '../../identity/index.ts';
import type { PaymentProviders } from '../providers/provider.ts';
import { askPolitely } from './ask-politely.ts';
import { getMethod, makeDefault } from './method.queries.ts';
import { type MethodRow, methods } from './method.tables.ts';

type Form = BodyOf<typeof updateCard>;

const changesOf = ({ name, exp_month: expMonth, exp_year: expYear }: Form) => ({
  ...(name ? { name } : {}),
  ...(expMonth === undefined ? {} : { expMonth }),
  ...(expYear === undefined ? {} : { expYear }),
});

/** Changes the editable fields of a saved method, at the provider first. */
export async function updateMethod(
  db: Db,
  providers: PaymentProviders,
  userId: number,
  { methodId, form }: { methodId: number; form: Form },
): Promise<MethodRow> {
  const { provider, providerRef, kind } = await getMethod(db, userId, methodId);
  const changes = changesOf(form);
  if (kind === 'paypal' && ('expMonth' in changes || 'expYear' in changes))
    throw fieldProblem('exp_month', 'This account does not expire.');
  const isChanged = Object.keys(changes).length > 0;
  const saved = isChanged
    ? await askPolitely(() => providers.byName(provider).changeMethod(providerRef, changes), 'payment-failed')
    : undefined;
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const method = await getMethod(tx, userId, methodId);
    if (saved) {
      const { name, expMonth, expYear } = saved;
      await tx.update(methods).set({ name, expMonth, expYear }).where(eq(methods.id, methodId));
    }
    if (form.is_default) await makeDefault(tx, method);
    return getMethod(tx, userId, methodId);
  });
}
