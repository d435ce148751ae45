import { Trans } from '@lingui/react/macro';
import type { PublicService } from '@souk/contract/modules/appointments/services';
import { Tag } from 'lucide-react';
import { price } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ServicePrice } from './service-list.tsx';

type Offered = Pick<PublicService, 'price' | 'price_kind' | 'deal' | 'offer'>;

/** What a service costs now; a higher price before is struck through. */
export function OfferedPrice({ service }: { service: Offered }) {
  const { price: usual, offer } = service;
  if (!offer || !usual) return <ServicePrice service={service} />;
  return (
    <>
      <ServicePrice service={{ ...service, price: offer.price }} />{' '}
      <s className="text-sm font-normal text-ink-3">
        <span className="sr-only">
          <Trans>was</Trans>{' '}
        </span>
        {price(usual.cents)}
      </s>
    </>
  );
}

/** Why it costs less, and until when. */
export function OfferBadge({ service: { offer } }: { service: Pick<PublicService, 'offer'> }) {
  const { nearDay } = useDates();
  if (!offer) return null;
  return (
    <span className="pill mt-1 inline-flex min-h-6 items-center gap-1 rounded-full bg-lamp px-2 py-0.5 text-xs font-semibold text-on-lamp">
      <Icon of={Tag} size={14} />
      <span>
        <Trans>
          <bdi>{offer.title}</bdi> until {nearDay(offer.until)}
        </Trans>
      </span>
    </span>
  );
}
