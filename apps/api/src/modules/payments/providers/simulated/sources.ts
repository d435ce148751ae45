import { and, eq, isNull, or } from 'drizzle-orm';
import { clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { refuseCardNumber } from '../card-number.rules.ts';
import { type ChargeRequest, ProviderRefusal } from '../provider.ts';
import {
  type ChargeRow,
  type MethodRow,
  methods,
  type SetupRow,
  type SimulatorName,
  setups,
} from './simulated.tables.ts';
import { approvedToken, isKnownTo } from './test-token.rules.ts';

/** What is charged, and what it decides by itself. */
interface Source {
  testToken: string;
  outcome?: Pick<ChargeRow, 'status' | 'failure'>;
}

export type Redeemed = Pick<SetupRow, 'name' | 'expMonth' | 'expYear'> & { testToken: string };

/** Redeems a token: a test token any number of times, one from a setup page for one key only. */
export async function redeemToken(
  tx: Tx,
  provider: SimulatorName,
  token: string,
  key: string,
): Promise<Redeemed> {
  refuseCardNumber(token);
  if (isKnownTo(provider, token)) return { testToken: token, name: null, expMonth: null, expYear: null };
  const [setup] = await tx
    .select()
    .from(setups)
    .where(
      and(
        or(eq(setups.token, token), eq(setups.id, token)),
        eq(setups.provider, provider),
        eq(setups.state, 'done'),
        or(isNull(setups.spentByKey), eq(setups.spentByKey, key)),
      ),
    )
    .for('update');
  if (!setup?.testToken) throw new ProviderRefusal('There is no such token, or it was used.');
  // The name moves to what the token is redeemed for, and is deleted with it.
  await tx.update(setups).set({ spentByKey: key, name: null }).where(eq(setups.id, setup.id));
  return { ...setup, testToken: setup.testToken };
}

/** A card is valid until the end of its month. */
const isExpired = ({ expMonth, expYear }: MethodRow): boolean =>
  expMonth !== null && expYear !== null && clock.now() >= new Date(Date.UTC(expYear, expMonth, 1));

async function savedSource(
  tx: Tx,
  provider: SimulatorName,
  { customer, method }: { customer: string; method: string },
): Promise<Source> {
  const [row] = await tx
    .select()
    .from(methods)
    .where(
      and(
        eq(methods.id, method),
        eq(methods.customerId, customer),
        eq(methods.provider, provider),
        isNull(methods.deletedAt),
      ),
    );
  if (!row) throw new ProviderRefusal('There is no such method.');
  return {
    testToken: row.testToken,
    ...(isExpired(row) ? { outcome: { status: 'failed', failure: 'expired-card' } } : {}),
  };
}

/** What a charge is paid with. */
export async function sourceOf(tx: Tx, provider: SimulatorName, request: ChargeRequest): Promise<Source> {
  const { source, key } = request;
  if (source === 'approval') {
    if (provider !== 'simulated-paypal') throw new ProviderRefusal('A card has no page of approval.');
    return { testToken: approvedToken, outcome: { status: 'requires-action', failure: null } };
  }
  if ('token' in source) return redeemToken(tx, provider, source.token, key);
  return savedSource(tx, provider, source);
}
