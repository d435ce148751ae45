import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { ChoiceCards } from '../../../../ui/choice-card.tsx';
import { PriceField } from '../../../../ui/price-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ProductFields } from '../../product-fields.ts';
import { OptionEditor } from './option-editor.tsx';
import { useVariants } from './use-variants.ts';
import { OneVariant, VariantRows } from './variant-rows.tsx';

function Postage({ form }: { form: ProductFields }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<string>(form.postage_kind);
  return (
    <fieldset className="min-w-0">
      <legend className="h-panel mb-3">
        <Trans>Postage and pick-up</Trans>
      </legend>
      <div className="grid gap-4">
        <ChoiceCards
          name="postage_kind"
          label={t`Postage cost`}
          isLegendHidden
          defaultValue={form.postage_kind}
          onChoose={setKind}
          options={[
            {
              value: 'shop',
              label: t`Same as my shop`,
              hint: t`The methods of your Postage Details, by zone`,
            },
            {
              value: 'own',
              label: t`One price for this product`,
              hint: t`For large or light items`,
            },
          ]}
        />
        <div className={kind === 'own' ? '' : '[@media(scripting:enabled)]:hidden'}>
          <PriceField
            name="postage"
            label={t`Postage`}
            hint={t`Enter 0 to send it free of charge.`}
            defaultValue={form.postage}
            className="sm:w-60"
          />
        </div>
        <Checkbox
          name="has_pickup"
          label={t`Buyers can pick it up`}
          hint={t`At your shop’s address.`}
          defaultChecked={form.has_pickup}
        />
      </div>
    </fieldset>
  );
}

function Terms({ form }: { form: ProductFields }) {
  const { t } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="h-panel mb-3">
        <Trans>Tax and stock notice</Trans>
      </legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Checkbox
          name="is_gst_free"
          label={t`GST-free`}
          hint={t`As most basic food and some medical goods are. Other prices include GST.`}
          defaultChecked={form.is_gst_free}
        />
        <TextField
          name="low_stock_at"
          label={t`Low-stock alert at (optional)`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={form.low_stock_at}
          hint={t`You get one alert each time a variant falls to this number.`}
        />
      </div>
    </fieldset>
  );
}

/** Options, the variants they make, and how they are sold. */
export function StockFields({ form }: { form: ProductFields }) {
  const variants = useVariants(form);
  const [first] = variants.rows;
  const isPlain = variants.rows.length === 1 && first?.values.length === 0;
  return (
    <div className="grid gap-9">
      <OptionEditor variants={variants} />
      {isPlain ? <OneVariant row={first} variants={variants} /> : <VariantRows variants={variants} />}
      <Postage form={form} />
      <Terms form={form} />
    </div>
  );
}
