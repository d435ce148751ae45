import { Trans } from '@lingui/react/macro';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { Price } from '../../../ui/price.tsx';
import { priceWords } from '../ad-facts.ts';

const strong = 'font-display text-3xl font-bold tracking-[-0.02em]';

/** The ad's price, in the size of its page. */
export function AdPrice({
  ad,
}: {
  ad: Pick<AdDetail, 'price' | 'price_type' | 'price_unit' | 'template_slug' | 'attributes'>;
}) {
  const words = priceWords(ad);
  if (words.kind === 'free')
    return (
      <b className={strong}>
        <Trans>Free</Trans>
      </b>
    );
  if (words.kind === 'on-request')
    return (
      <b className={strong}>
        <Trans>Price on request</Trans>
      </b>
    );
  if (words.kind === 'salary')
    return (
      <span className="num">
        <b className={strong}>
          {words.to ? (
            <Trans>
              {words.from} to {words.to}
            </Trans>
          ) : (
            words.from
          )}
        </b>{' '}
        <span className="whitespace-nowrap text-ink-2">
          <Trans>per year</Trans>
        </span>
      </span>
    );
  return (
    <>
      <Price cents={words.cents} size="detail" unit={words.unit ? <Trans>per week</Trans> : undefined} />
      {words.isNegotiable && (
        <span className="block text-sm text-ink-2">
          <Trans>Negotiable</Trans>
        </span>
      )}
    </>
  );
}
