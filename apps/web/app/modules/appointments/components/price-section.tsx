import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceKind, Service } from '@souk/contract/modules/appointments/services';
import { useState } from 'react';
import { textOf } from '../../../lib/typed-values.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useFormScope } from '../../../ui/form-scope.tsx';
import { PriceField } from '../../../ui/price-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { FormSection } from './form-section.tsx';

function usePriceKinds(): { value: PriceKind; label: string; unit?: string }[] {
  const { t } = useLingui();
  return [
    { value: 'fixed', label: t`A set price` },
    { value: 'from', label: t`From this price` },
    { value: 'hour', label: t`Per hour`, unit: t`per hour` },
    { value: 'head', label: t`Per person`, unit: t`per person` },
    { value: 'quote', label: t`On quote` },
  ];
}

/** A price, or none before a quote. */
export function PriceSection({ service }: { service: Service | null }) {
  const { t } = useLingui();
  const { outcome } = useFormScope();
  const kinds = usePriceKinds();
  const [kind, setKind] = useState(textOf(outcome.values?.price_kind) || (service?.price_kind ?? 'fixed'));
  const unit = kinds.find(({ value }) => value === kind)?.unit;
  const isFree = service?.is_gst_free ?? false;
  return (
    <FormSection title={<Trans>Price</Trans>} id="price">
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          name="price_kind"
          label={t`How it is priced`}
          options={kinds}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        />
        <PriceField
          name="price"
          label={t`Price`}
          {...(unit ? { unit } : {})}
          className={kind === 'quote' ? '[@media(scripting:enabled)]:hidden' : ''}
          defaultValue={service?.price ? (service.price.cents / 100).toFixed(2) : ''}
        />
      </div>
      <div>
        <input type="hidden" name="is_gst_free" value="" />
        <Checkbox
          name="is_gst_free"
          label={t`Free of GST`}
          hint={t`Some health services are, for example.`}
          defaultChecked={isFree}
        />
      </div>
    </FormSection>
  );
}
