import { Trans, useLingui } from '@lingui/react/macro';
import type { SpecialOffer } from '@souk/contract/modules/discounts/special-offers';
import { useDates } from '../../../lib/use-dates.tsx';
import { Acts } from '../../../ui/acts.tsx';
import { specialOfferActs } from '../special-offer-acts.ts';
import { DiscountRow } from './discount-row.tsx';

function OfferWords({ offer }: { offer: SpecialOffer }) {
  const { nearDay } = useDates();
  const { discount_percent: percent, start_date: start, end_date: end, description } = offer;
  return (
    <>
      <Trans>
        {percent} % off the whole menu from {nearDay(start)} to {nearDay(end)}.
      </Trans>
      {description && <bdi className="line-clamp-2 whitespace-pre-line">{description}</bdi>}
    </>
  );
}

/** The restaurant's special offers, the newest first. */
export function SpecialOfferList({ offers }: { offers: readonly SpecialOffer[] }) {
  const { t } = useLingui();
  return (
    <ul className="panel" aria-label={t`Your special offers`}>
      {offers.map((offer) => (
        <DiscountRow
          key={offer.id}
          of={offer}
          words={<OfferWords offer={offer} />}
          acts={<Acts of={specialOfferActs} row={offer} size="sm" suffix={offer.title} />}
        />
      ))}
    </ul>
  );
}
