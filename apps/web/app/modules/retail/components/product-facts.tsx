import { Trans } from '@lingui/react/macro';
import type { ProductDetail, SaleVariant } from '@souk/contract/modules/retail/product-lists';
import type { ReactNode } from 'react';
import { useConditionWords } from '../../search/index.ts';

const weight = (grams: number): string =>
  grams >= 1000 ? `${(grams / 1000).toFixed(2).replace(/\.?0+$/, '')} kg` : `${grams} g`;

interface ProductFactsProps {
  product: Pick<ProductDetail, 'description' | 'brand' | 'condition' | 'attributes'>;
  variant: Pick<SaleVariant, 'weight_grams' | 'sku'>;
}

function useFacts({ product, variant }: ProductFactsProps): [key: string, name: ReactNode, value: string][] {
  const conditions = useConditionWords();
  const own: [string, ReactNode, string | null][] = [
    ['brand', <Trans key="brand">Brand</Trans>, product.brand],
    ['condition', <Trans key="condition">Condition</Trans>, conditions[product.condition] ?? null],
    ...product.attributes.map(({ slug, name, label }): [string, ReactNode, string] => [slug, name, label]),
    [
      'weight',
      <Trans key="weight">Weight</Trans>,
      variant.weight_grams ? weight(variant.weight_grams) : null,
    ],
    ['sku', <Trans key="sku">SKU</Trans>, variant.sku],
  ];
  return own.filter((fact): fact is [string, ReactNode, string] => Boolean(fact[2]));
}

/** The description and the facts. */
export function ProductFacts(props: ProductFactsProps) {
  const facts = useFacts(props);
  return (
    <section className="mt-10 border-t border-line pt-8 lg:mt-12 lg:pt-10">
      <h2 className="h-sec">
        <Trans>About this product</Trans>
      </h2>
      <p className="mt-3 max-w-[65ch] leading-relaxed break-words whitespace-pre-line text-ink-2">
        {props.product.description}
      </p>
      <dl className="mt-6 grid text-[15px] sm:grid-cols-2 sm:gap-x-10">
        {facts.map(([key, name, value]) => (
          <div key={key} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-end font-medium break-words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
