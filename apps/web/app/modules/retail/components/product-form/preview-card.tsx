import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, Truck } from 'lucide-react';
import { Frame } from '../../../../ui/frame.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Price } from '../../../../ui/price.tsx';
import type { ProductFields } from '../../product-fields.ts';

export const centsOf = (typed: string): number | null => {
  const cents = Math.round(Number(typed) * 100);
  return typed.trim() !== '' && Number.isFinite(cents) && cents > 0 ? cents : null;
};

/** The lowest price of the rows with its was price, and whether others cost more. */
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

/** The price line as the card has it. */
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

export function useProductConditions(): Record<string, string> {
  const { t } = useLingui();
  return {
    new: t`New`,
    'like-new': t`Used, like new`,
    good: t`Used, good condition`,
    fair: t`Used, fair condition`,
    'for-parts': t`For parts`,
  };
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

/** The product as its card will be, while it is written. */
export function ProductPreviewCard({ form, photos }: PreviewCardProps) {
  const { t } = useLingui();
  const conditions = useProductConditions();
  const [cover] = photos;
  return (
    <section aria-label={t`Preview`}>
      <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-ink-2">
        <Icon of={Eye} size={18} />
        <Trans>How buyers will see it</Trans>
      </p>
      <div className="panel p-4">
        <Frame src={cover?.url} ratio="1:1" isFirst>
          {photos.length > 1 && (
            <span className="num absolute end-3 bottom-3 inline-flex h-6 items-center rounded-full bg-ink/85 px-2 text-xs font-semibold text-on-ink">
              1 / {photos.length}
            </span>
          )}
        </Frame>
        <p className="mt-3 line-clamp-2 leading-snug font-medium wrap-anywhere">
          {form.title || (
            <span className="text-ink-3">
              <Trans>Your title</Trans>
            </span>
          )}
        </p>
        <p className="mt-1">
          <ProductPrice form={form} />
        </p>
        <p className="mt-0.5 text-sm text-ink-2">
          {[conditions[form.condition], form.brand].filter(Boolean).join(' · ')}
        </p>
        <DeliveryLine form={form} />
      </div>
    </section>
  );
}
