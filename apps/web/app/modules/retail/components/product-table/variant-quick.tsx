import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductForm, Variant } from '@souk/contract/modules/retail/products';
import { ChartLine } from 'lucide-react';
import { useFetcher } from 'react-router';
import { useHydrated } from '../../../../shell/use-hydrated.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { PriceField } from '../../../../ui/price-field.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { stockPath } from '../../product-tabs.ts';

interface QuickAnswer {
  variantId: number;
  /** What the form was refused for; nothing once it was taken. */
  problems: FormOutcome | null;
}

interface VariantQuickProps {
  product: Pick<ProductForm, 'id' | 'option_names'>;
  variant: Variant;
  /** The page to come back to. */
  back: string;
  /** What the last try without scripts was refused for. */
  refused?: QuickAnswer | undefined;
}

/** The variant's values in the order of the product's options. */
export const valuesOf = (names: readonly string[], { options }: Pick<Variant, 'options'>): string =>
  names.flatMap((name) => options[name] ?? []).join(' / ');

function QuickFields({ variant, name }: { variant: Variant; name: string }) {
  const { t } = useLingui();
  return (
    <>
      <PriceField
        name="price"
        label={t`Price`}
        aria-label={name ? t`Price of ${name}` : undefined}
        defaultValue={(variant.price.cents / 100).toFixed(2)}
      />
      <PriceField
        name="was_price"
        label={t`Was price`}
        aria-label={name ? t`Was price of ${name}` : undefined}
        defaultValue={variant.was_price ? (variant.was_price.cents / 100).toFixed(2) : ''}
      />
      <TextField
        name="stock"
        label={t`Stock`}
        aria-label={name ? t`Stock of ${name}` : undefined}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={variant.stock}
      />
    </>
  );
}

function QuickName({ variant, name }: { variant: Variant; name: string }) {
  const { t } = useLingui();
  const { held, sku } = variant;
  const facts = [sku, held > 0 ? t`${held} in open orders` : '', variant.is_active ? '' : t`not on sale`];
  return (
    <span className="col-span-2 self-center sm:col-span-1 sm:pt-6">
      <b className="font-semibold wrap-anywhere">{name || <Trans>One variant</Trans>}</b>
      <span className="block text-sm text-ink-3">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** Price and stock of one variant, changed on the spot. */
export function VariantQuick({ product, variant, back, refused }: VariantQuickProps) {
  const { t } = useLingui();
  const fetcher = useFetcher<QuickAnswer>();
  const answer = fetcher.data ?? refused;
  const outcome = answer?.variantId === variant.id ? answer.problems : null;
  const isHydrated = useHydrated();
  const name = valuesOf(product.option_names, variant);
  return (
    <FormScope of={outcome}>
      <fetcher.Form
        method="post"
        action={stockPath(product.id)}
        preventScrollReset
        noValidate
        key={`${variant.price.cents} ${variant.stock}`}
        className="grid grid-cols-2 items-start gap-x-3 gap-y-2.5 sm:grid-cols-[minmax(0,1fr)_132px_132px_104px_auto]"
      >
        <input type="hidden" name="_variant" value={variant.id} />
        <input type="hidden" name="_back" value={back} />
        {isHydrated && <input type="hidden" name="_stays" value="1" />}
        <QuickName variant={variant} name={name} />
        <QuickFields variant={variant} name={name} />
        <span className="flex items-center gap-1.5 self-start pt-[29px] max-sm:justify-end">
          <ButtonLink
            to={`${stockPath(product.id)}?variant=${variant.id}#prices`}
            tone="ghost"
            aria-label={name ? t`Price history of ${name}` : t`Price history`}
            icon={ChartLine}
            className="!px-3"
          >
            {null}
          </ButtonLink>
          <SubmitButton fetcher={fetcher} tone="soft">
            <Trans>
              Save<span className="sr-only"> {name}</span>
            </Trans>
          </SubmitButton>
        </span>
        {outcome?.form && (
          <div className="col-span-full">
            <FormProblem />
          </div>
        )}
      </fetcher.Form>
    </FormScope>
  );
}
