import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getSettings } from '../../settings/index.ts';
import { presentPrice } from './price.present.ts';
import type { PricedBooking } from './pricing.rules.ts';

/** The price has risen since the customer saw it: they see it again before they agree. */
export async function priceChanged(reader: Reader, priced: PricedBooking): Promise<Problem> {
  const { currency } = await getSettings(reader);
  return new Problem('price-changed', { data: { code: 'price-changed', ...presentPrice(priced, currency) } });
}
