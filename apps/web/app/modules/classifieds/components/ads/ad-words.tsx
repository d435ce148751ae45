import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Ad } from '@souk/contract/modules/classifieds/ads';
import { price } from '../../../../lib/format.ts';
import { useNow } from '../../../../lib/page-root.ts';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { type AdTab, daysUntil, standingOf } from '../../ad-standing.ts';

/** Names of the tabs; the first is the specification's own status to the letter. */
export function useTabWords(): Record<AdTab, string> {
  const { t } = useLingui();
  return {
    pending: t`pending for approval from Admin`,
    approved: t`approved`,
    expired: t`expired`,
    rejected: t`rejected`,
    sold: t`Sold`,
  };
}

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The state of an ad as a pill, with the long status in full. */
export function AdPill({ ad }: { ad: Pick<Ad, 'status' | 'is_sold'> }) {
  const words = useTabWords();
  const standing = standingOf(ad);
  return <StatusPill status={standing}>{capital(words[standing])}</StatusPill>;
}

/** The price in the words of its kind. */
export function AdPrice({ ad }: { ad: Pick<Ad, 'price' | 'price_type' | 'price_unit' | 'template_slug'> }) {
  if (ad.price) return <span className="num">{price(ad.price.cents)}</span>;
  if (ad.price_type === 'free') return <Trans>Free</Trans>;
  return ad.template_slug === 'job' ? <Trans>Pay not stated</Trans> : <Trans>Price on request</Trans>;
}

/** How long a public ad still runs. */
export function Expiry({ ad }: { ad: Pick<Ad, 'status' | 'is_sold' | 'expires_at'> }) {
  const now = useNow();
  if (standingOf(ad) !== 'approved' || !ad.expires_at) return null;
  const days = daysUntil(ad.expires_at, now);
  const isSoon = days <= 3;
  return (
    <span className={isSoon ? 'font-medium text-warn' : ''}>
      {days <= 1 ? (
        <Trans>Ends within a day</Trans>
      ) : (
        <Plural value={days} one="# day left" other="# days left" />
      )}
    </span>
  );
}
