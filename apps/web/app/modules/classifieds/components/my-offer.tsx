import { Trans } from '@lingui/react/macro';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { price } from '../../../lib/format.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';

/** The viewer's offer and its state. */
export function MyOffer({ offer }: { offer: NonNullable<AdDetail['my_offer']> }) {
  const sum = price(offer.price.cents);
  return (
    <p className="flex flex-wrap items-center gap-2 rounded-md bg-mute-soft p-3 text-[15px]">
      <Trans>You offered {sum}</Trans>
      <StatusPill status={offer.status} />
    </p>
  );
}
