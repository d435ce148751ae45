import { drainJobs } from '../../../../platform/jobs/drain-jobs.ts';
import { createLog } from '../../../../platform/log.ts';
import { advanceClock } from '../../../../platform/shared-clock.ts';
import { startApi, type TestApi } from '../../../../testing/start-api.ts';
import type { ChargeRequest, PaymentProvider, ProviderEvent } from '../provider.ts';
import { simulatorJobs } from './happening.jobs.ts';
import type { SimulatorName } from './simulated.tables.ts';
import { simulatedCard, simulatedPaypal } from './simulated-provider.ts';

export interface SimulatedShop {
  api: TestApi;
  providers: Record<SimulatorName, PaymentProvider>;
  /** Events that the shop has read from webhooks. */
  heard: ProviderEvent[];
  settle: () => Promise<void>;
  advance: (milliseconds: number) => Promise<void>;
}

/** A shop that knows only the simulators, for their tests. */
export async function openSimulatedShop(): Promise<SimulatedShop> {
  const api = await startApi();
  const providers = { 'simulated-card': simulatedCard(api.db), 'simulated-paypal': simulatedPaypal(api.db) };
  const heard: ProviderEvent[] = [];
  const jobs = simulatorJobs(async (provider, rawBody, headers) => {
    heard.push(await providers[provider].readEvent(rawBody, headers));
  });
  const settle = () => drainJobs(api.database, jobs, createLog(api.config));
  return {
    api,
    providers,
    heard,
    settle,
    advance: async (milliseconds) => {
      await advanceClock(api.db, milliseconds);
      await settle();
    },
  };
}

let keys = 0;
export const newKey = (): string => {
  keys += 1;
  return `key-${keys}`;
};

/** A request for 110 dollars, each with its own key. */
export const chargeOf = (
  source: ChargeRequest['source'],
  changes: Partial<ChargeRequest> = {},
): ChargeRequest => ({
  key: newKey(),
  paymentId: 7,
  amount: { cents: 11_000, currency: 'AUD' },
  description: 'Order A7',
  source,
  isCapturedAtOnce: true,
  returnUrl: '/payment-complete/7',
  ...changes,
});

export const aud = (cents: number) => ({ cents, currency: 'AUD' as const });
