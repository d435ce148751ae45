import { Trans } from '@lingui/react/macro';
import type { ProductDetail, SaleVariant } from '@souk/contract/modules/retail/product-lists';
import { Link, useLocation } from 'react-router';
import { price } from '../../../lib/format.ts';
import { variantWith } from '../chosen-variant.ts';

const tile =
  'relative block rounded-md bg-surface px-3 py-2.5 text-sm shadow-[inset_0_0_0_1px_var(--line-strong)] transition-shadow hover:shadow-[inset_0_0_0_1px_var(--ink)] aria-[current]:shadow-[inset_0_0_0_2px_var(--ink)] forced-colors:border forced-colors:aria-[current]:border-4';

interface VariantChoiceProps {
  product: Pick<ProductDetail, 'options' | 'variants'>;
  chosen: SaleVariant;
}

/** The page with another variant, keeping the rest of its query. */
function useVariantAddress() {
  const { pathname, search } = useLocation();
  return (variant: SaleVariant) => {
    const query = new URLSearchParams(search);
    query.set('variant', String(variant.id));
    return `${pathname}?${query}`;
  };
}

/** One value of an option, linking to the variant that has it. */
function Value({ product, chosen, name, value }: VariantChoiceProps & { name: string; value: string }) {
  const addressOf = useVariantAddress();
  const variant = variantWith(product.variants, chosen.options, [name, value]);
  if (!variant) return null;
  const isChosen = chosen.options[name] === value;
  return (
    <li>
      <Link
        to={addressOf(variant)}
        replace
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={`${tile} ${variant.is_sold_out ? 'text-ink-3' : ''}`}
      >
        <span className={`block leading-snug font-semibold ${variant.is_sold_out ? 'line-through' : ''}`}>
          <bdi>{value}</bdi>
        </span>
        <span className="num block text-ink-3">
          {variant.is_sold_out ? <Trans>Sold out</Trans> : price(variant.price.cents)}
        </span>
      </Link>
    </li>
  );
}

/** The product's options, one row of links for each; the address holds the choice. */
export function VariantChoice({ product, chosen }: VariantChoiceProps) {
  return product.options.map(({ name, values }) => (
    <nav key={name} aria-label={name} className="mt-5">
      <p className="text-sm font-semibold">
        {name}: <span className="font-normal text-ink-2">{chosen.options[name]}</span>
      </p>
      <ul className="mt-2.5 grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2">
        {values.map((value) => (
          <Value key={value} product={product} chosen={chosen} name={name} value={value} />
        ))}
      </ul>
    </nav>
  ));
}
