import { Trans } from '@lingui/react/macro';
import { Truck } from 'lucide-react';
import { centsOf } from '../../../../lib/typed-values.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Price } from '../../../../ui/price.tsx';
import { useConditionPhrases } from '../../../catalogue/index.ts';
import { CardPreview, CardPreviewTitle } from '../../../search/index.ts';
import type { ProductFields } from '../../product-fields.ts';

/** The lowest price with its was-price, and whether other variants cost more. */
export function lowestOf({ variants }: Pick<ProductFields, 'variants'>) {
  const priced = variants
    .filter(({ is_active }) => is_active)
    .flatMap(({ price, was_price }) => {
      const cents = centsOf(price);
      return cents === null ? [] : [{ cents, was: centsOf(was_price) }];
    })
    .toSorted((one, other) => one.cents - other.cents);
  const [lowest] = priced;
  return lowest && { ...lowest, isFrom: priced.some(({ cents }) => cents !== lowest.cents) };
}

/** The price line of the card. */
export function ProductPrice({ form, size = 'card' }: { form: ProductFields; size?: 'card' | 'detail' }) {
  const lowest = lowestOf(form);
  if (!lowest)
    return (
      <span className="font-display text-md font-semibold text-ink-3">
        <Trans>Price comes next</Trans>
      </span>
    );
  const { cents, was, isFrom } = lowest;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-1.5">
      {isFrom && (
        <span className="text-sm text-ink-2">
          <Trans>from</Trans>
        </span>
      )}
      <Price cents={cents} wasCents={was !== null && was > cents ? was : undefined} size={size} hasSaving />
    </span>
  );
}

function DeliveryLine({ form }: { form: ProductFields }) {
  const isFree = form.postage_kind === 'own' && Number(form.postage) === 0 && form.postage !== '';
  return (
    <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-3">
      <Icon of={Truck} size={16} />
      {isFree && <Trans>Free delivery</Trans>}
      {!isFree && form.postage_kind === 'own' && <Trans>Postage ${form.postage || '0.00'}</Trans>}
      {form.postage_kind === 'shop' && <Trans>Postage as in your shop</Trans>}
    </p>
  );
}

interface PreviewCardProps {
  form: ProductFields;
  photos: readonly { url: string }[];
}

/** The product's card while it is being written. */
export function ProductPreviewCard({ form, photos }: PreviewCardProps) {
  const conditions = useConditionPhrases();
  return (
    <CardPreview photos={photos} ratio="1:1">
      <CardPreviewTitle title={form.title} className="mt-3" />
      <p className="mt-1">
        <ProductPrice form={form} />
      </p>
      <p className="mt-0.5 text-sm text-ink-2">
        {[conditions[form.condition], form.brand].filter(Boolean).join(' · ')}
      </p>
      <DeliveryLine form={form} />
    </CardPreview>
  );
}
