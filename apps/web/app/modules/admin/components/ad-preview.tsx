import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewedAd } from '@souk/contract/modules/admin/ads';
import { price } from '../../../lib/format.ts';
import { pictureSources, pictureUrl } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { statusWords } from '../../../ui/status-map.ts';
import { Facts } from './desk-head.tsx';

function Gallery({ ad }: { ad: ReviewedAd }) {
  const { t } = useLingui();
  const [cover, ...rest] = ad.images;
  return (
    <div className="space-y-2">
      <Frame {...pictureSources(cover?.path, { w: 560, h: 420 })} alt={t`Cover of ${ad.title}`} isFirst />
      {rest.length > 0 && (
        <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">
          {rest.map(({ id, path }, index) => (
            <li key={id}>
              <a href={pictureUrl(path, { w: 1600 })} aria-label={t`Picture ${index + 2} in full size`}>
                <Frame {...pictureSources(path, { w: 120, h: 120 })} ratio="1:1" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the price line says; ads may be free, or say it on request. */
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
      <Gallery ad={ad} />
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
