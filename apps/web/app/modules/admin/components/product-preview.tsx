import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewedProduct } from '@souk/contract/modules/admin/products';
import { count, price } from '../../../lib/format.ts';
import { statusWords } from '../../../ui/status-map.ts';
import { Facts } from './desk-head.tsx';
import { PreviewGallery } from './preview-gallery.tsx';

type Variant = ReviewedProduct['variants'][number];

/** The name of a variant. */
const nameOf = ({ options, sku }: Variant): string => Object.values(options).join(', ') || sku || '';

function Variants({ variants }: { variants: readonly Variant[] }) {
  return (
    <ul className="mt-4 divide-y divide-line text-sm">
      {variants.map((variant) => (
        <li key={variant.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 break-words">{nameOf(variant)}</span>
          <span className="num text-ink-2">
            <b className="font-semibold text-ink">{price(variant.price.cents)}</b> ·{' '}
            <Trans>{count(variant.free)} to sell</Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The product as buyers will see it. */
export function ProductPreview({ product }: { product: ReviewedProduct }) {
  const { t } = useLingui();
  const [only, ...others] = product.variants;
  const facts = [
    ...(product.brand ? ([[t`Brand`, product.brand]] as const) : []),
    [t`Condition`, statusWords(product.condition)] as const,
    ...product.attributes.map(({ name, label }) => [name, label] as const),
    ...(only && others.length === 0 ? ([[t`To sell`, count(only.free)]] as const) : []),
    [t`GST`, product.is_gst_free ? t`GST-free` : t`Included`] as const,
    [t`Pickup`, product.has_pickup ? t`Possible` : t`No`] as const,
  ];
  return (
    <article className="grid grid-cols-1 gap-5 @lg:grid-cols-2">
      <PreviewGallery title={product.title} images={product.images} />
      <div className="min-w-0">
        <p className="text-sm text-ink-3">{product.category_path.map(({ name }) => name).join(' › ')}</p>
        <h2 className="h-sec mt-1 break-words">{product.title}</h2>
        <p className="num mt-1 font-display text-xl font-semibold">
          {price(product.price.cents)}
          {product.was_price && (
            <s className="ms-2 text-sm font-normal text-ink-2">{price(product.was_price.cents)}</s>
          )}
        </p>
        <p className="mt-3 text-[15px] break-words whitespace-pre-line">{product.description}</p>
        <div className="mt-4">
          <Facts rows={facts} />
        </div>
        {others.length > 0 && <Variants variants={product.variants} />}
      </div>
    </article>
  );
}
