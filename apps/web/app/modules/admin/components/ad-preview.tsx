import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewedAd } from '@souk/contract/modules/admin/ads';
import { price } from '../../../lib/format.ts';
import { statusWords } from '../../../ui/status-map.ts';
import { Facts } from './desk-head.tsx';
import { PreviewGallery } from './preview-gallery.tsx';

/** The price in words, for ads without an amount as well. */
function PriceLine({ ad }: { ad: ReviewedAd }) {
  const { t } = useLingui();
  const words = {
    free: t`Free`,
    'on-request': t`Price on request`,
    fixed: t`No price`,
    negotiable: t`No price`,
  };
  return (
    <p className="num mt-1 font-display text-xl font-semibold">
      {ad.price ? price(ad.price.cents) : words[ad.price_type]}
      {ad.price && ad.price_type === 'negotiable' && (
        <span className="text-sm font-normal text-ink-2">
          {' '}
          <Trans>negotiable</Trans>
        </span>
      )}
    </p>
  );
}

/** The ad as buyers will see it. */
export function AdPreview({ ad }: { ad: ReviewedAd }) {
  const { t } = useLingui();
  const facts = [
    ...(ad.condition ? ([[t`Condition`, statusWords(ad.condition)]] as const) : []),
    ...ad.attributes.map(({ name, label }) => [name, label] as const),
    [t`Place`, ad.address.location] as const,
    ...(ad.contact_name ? ([[t`Contact`, ad.contact_name]] as const) : []),
    ...(ad.contact_phone ? ([[t`Phone`, ad.contact_phone]] as const) : []),
  ];
  return (
    <article className="grid grid-cols-1 gap-5 @lg:grid-cols-2">
      <PreviewGallery title={ad.title} images={ad.images} />
      <div className="min-w-0">
        <p className="text-sm text-ink-3">{ad.category_path.map(({ name }) => name).join(' › ')}</p>
        <h2 className="h-sec mt-1 break-words">{ad.title}</h2>
        <PriceLine ad={ad} />
        <p className="mt-3 text-[15px] break-words whitespace-pre-line">{ad.description}</p>
        <div className="mt-4">
          <Facts rows={facts} />
        </div>
      </div>
    </article>
  );
}
