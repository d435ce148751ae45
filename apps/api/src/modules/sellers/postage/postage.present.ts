import type { PostageDetails } from '@souk/contract/modules/sellers/postage';
import type { Money } from '@souk/contract/shared/values';
import type { Postage } from './postage.queries.ts';

type Currency = Money['currency'];

export const moneyOrNull = (cents: number | null, currency: Currency): Money | null =>
  cents === null ? null : { cents, currency };

export const presentPostage = ({ details, methods }: Postage, currency: Currency): PostageDetails => ({
  methods: methods.map(({ name, priceCents, days }) => ({
    name,
    price: { cents: priceCents, currency },
    days,
  })),
  free_over: moneyOrNull(details.freeOverCents, currency),
  pickup: details.hasPickup,
  dispatch_days: details.dispatchDays,
});
