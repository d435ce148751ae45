import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { type createPaymentProviders, leastCharge } from '../../payments/index.ts';
import { getSettings } from '../../settings/index.ts';

export type Providers = ReturnType<typeof createPaymentProviders>;

/** Refuses a price that is too small to be paid. */
export async function checkPrice(reader: Reader, providers: Providers, cents: number): Promise<void> {
  const { currency } = await getSettings(reader);
  const least = leastCharge(providers, currency);
  if (cents >= least) return;
  const amount = inMoney({ cents: least, currency });
  throw fieldProblem('price', say`The price must be at least ${amount}: less cannot be paid.`);
}
