import { Plural, Trans } from '@lingui/react/macro';
import type { LowStock } from '@souk/contract/modules/pages/dashboards';
import { Link } from 'react-router';
import { ItemPicture, optionWords, stockPath } from '../../modules/retail/index.ts';
import { TextLink } from '../../ui/link.tsx';

/** Variants that need new stock, the lowest first. */
export function LowStockPanel({ variants, total }: { variants: readonly LowStock[]; total: number }) {
  return (
    <section aria-labelledby="low-stock" className="panel min-w-0 p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="low-stock" className="h-panel">
          <Trans>Stock running low</Trans>
        </h2>
        <TextLink to="/ad-management?status=low" className="tap text-sm">
          <Trans>See all</Trans>
        </TextLink>
      </div>
      <p className="text-sm text-ink-2">
        <Plural value={total} one="# variant" other="# variants" />
      </p>
      <ul className="mt-2 divide-y divide-line">
        {variants.map(({ product_id, variant_id, title, options, image, free }) => (
          <li key={variant_id}>
            <Link
              to={stockPath(product_id)}
              className="flex min-h-14 items-center gap-3 py-2 hover:bg-sunken"
            >
              <ItemPicture image={image} size={56} />
              <span className="min-w-0 flex-1 text-[15px]">
                <bdi className="block truncate font-medium">{title}</bdi>
                <bdi className="block truncate text-sm text-ink-2">{optionWords(options)}</bdi>
              </span>
              <span className={`num shrink-0 text-sm font-semibold ${free === 0 ? 'text-bad' : 'text-warn'}`}>
                {free === 0 ? <Trans>Sold out</Trans> : <Plural value={free} one="# left" other="# left" />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
