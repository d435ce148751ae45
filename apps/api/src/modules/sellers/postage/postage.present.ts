import type { PostageBand, PostageDetails } from '@souk/contract/modules/sellers/postage';
import type { Money } from '@souk/contract/shared/values';
import type { Postage } from './postage.queries.ts';
import type { PricedBand } from './postage.rules.ts';

type Currency = Money['currency'];

export const moneyOrNull = (cents: number | null, currency: Currency): Money | null =>
  cents === null ? null : { cents, currency };

const presentBand = (band: PricedBand, currency: Currency): PostageBand => ({
  up_to_kg: band.upToGrams / 1000,
  local: moneyOrNull(band.localCents, currency),
  state: moneyOrNull(band.stateCents, currency),
  interstate: moneyOrNull(band.interstateCents, currency),
  remote: moneyOrNull(band.remoteCents, currency),
});

export const presentPostage = ({ details, methods }: Postage, currency: Currency): PostageDetails => ({
  methods: methods.map(({ id, name, priceCents, days, bands }) => ({
    id,
    name,
    price: { cents: priceCents, currency },
    days,
    ...(bands ? { bands: bands.map((band) => presentBand(band, currency)) } : {}),
  })),
  free_over: moneyOrNull(details.freeOverCents, currency),
  pickup: details.hasPickup,
  dispatch_days: details.dispatchDays,
});
