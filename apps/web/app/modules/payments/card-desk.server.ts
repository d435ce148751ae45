import { startCardSetup } from '@souk/contract/modules/payments/methods';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { keptFor } from '../../lib/kept.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { CardDesk } from './card-desk.ts';

const deskOf = (publishableKey: string): CardDesk =>
  /^pk_(test|live)_/.test(publishableKey) ? { kind: 'stripe', publishableKey } : { kind: 'simulated' };

/** The provider's public key is the same for everyone, so it is fetched once an hour. */
const keptDesk = keptFor(
  3_600_000,
  async (args: PageArgs): Promise<CardDesk> =>
    deskOf((await call(args, startCardSetup, { query: {} })).publishable_key),
);

/** Where cards are entered, for a signed-in user. Without a provider cards are not offered. */
export async function loadCardDesk(args: PageArgs): Promise<CardDesk> {
  try {
    return await keptDesk(args);
  } catch (error) {
    if (error instanceof ApiProblem && error.status >= 500) return { kind: 'none' };
    throw error;
  }
}
