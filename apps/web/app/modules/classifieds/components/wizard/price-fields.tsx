import { Trans, useLingui } from '@lingui/react/macro';
import type { GeoAddress } from '@souk/contract/shared/values';
import { useState } from 'react';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { ChoiceCards } from '../../../../ui/choice-card.tsx';
import { PriceField } from '../../../../ui/price-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ChosenCategory } from '../../../catalogue/index.ts';
import { type AdForm, hasAmount } from '../../wizard/ad-form.ts';
import { stepBelow } from '../../wizard/price-steps.ts';
import { PlaceField } from './place-field.tsx';

interface PriceFieldsProps {
  form: AdForm;
  chosen: ChosenCategory | null;
  /** Steps of the category's price filter in dollars. */
  ladder: readonly number[];
  candidates: readonly GeoAddress[];
  onPlace?: (place: GeoAddress | null) => void;
}

function PriceHint({ typed, ladder }: { typed: string; ladder: readonly number[] }) {
  const below = stepBelow(typed, ladder);
  if (below === undefined) return null;
  return (
    <Trans>
      Buyers filter in steps: at ${below} it is also found by those who look for up to ${below}.
    </Trans>
  );
}

function AmountFields({ form, chosen, ladder }: Pick<PriceFieldsProps, 'form' | 'chosen' | 'ladder'>) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(form.price);
  const isRetail = chosen?.module === 'retail';
  const label = chosen?.template === 'job' ? t`Pay per year, optional` : t`Price`;
  const rent = t`Rent per week, or the price of a sale`;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PriceField
        name="price"
        label={label}
        defaultValue={form.price}
        hint={chosen?.template === 'realestate' ? rent : <PriceHint typed={typed} ladder={ladder} />}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isRetail && (
        <PriceField name="sale_price" label={t`Sale price, optional`} defaultValue={form.sale_price} />
      )}
    </div>
  );
}

function PriceType({
  form,
  chosen,
  onChoose,
}: Pick<PriceFieldsProps, 'form' | 'chosen'> & { onChoose: (type: string) => void }) {
  const { t } = useLingui();
  const options = [
    { value: 'fixed', label: t`Fixed`, hint: t`This is the price` },
    { value: 'negotiable', label: t`Negotiable`, hint: t`Open to offers` },
    { value: 'free', label: t`Free`, hint: t`Give it away` },
    { value: 'on-request', label: t`On request`, hint: t`Described in a message` },
  ];
  const isJob = chosen?.template === 'job';
  return (
    <ChoiceCards
      name="price_type"
      label={isJob ? t`Pay` : t`Price type`}
      columns={4}
      defaultValue={form.price_type}
      onChoose={onChoose}
      options={isJob ? options.filter(({ value }) => value !== 'free') : options}
    />
  );
}

function Contact({ form }: { form: AdForm }) {
  const { t } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="h-panel mb-4">
        <Trans>How buyers reach you</Trans>
      </legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="contact_name"
          label={t`Name`}
          defaultValue={form.contact_name}
          autoComplete="name"
          maxLength={100}
        />
        <TextField
          name="contact_phone"
          label={t`Phone number, optional`}
          type="tel"
          autoComplete="tel-national"
          defaultValue={form.contact_phone}
          hint={t`10 to 12 digits`}
        />
        <Checkbox
          name="hide_phone"
          label={t`Hide my phone number`}
          hint={t`Buyers write to you on Souk instead.`}
          defaultChecked={form.hide_phone}
          className="sm:col-span-2"
        />
      </div>
    </fieldset>
  );
}

/** Price, place and contact. */
export function PriceFields({ form, chosen, ladder, candidates, onPlace }: PriceFieldsProps) {
  const { t } = useLingui();
  const [type, setType] = useState(form.price_type);
  return (
    <div className="grid gap-7">
      <PriceType form={form} chosen={chosen} onChoose={setType} />
      <div className={hasAmount(type) ? '' : '[@media(scripting:enabled)]:hidden'}>
        <AmountFields form={form} chosen={chosen} ladder={ladder} />
      </div>
      {chosen?.module === 'retail' && (
        <PriceField
          name="postage"
          label={t`Postage, optional`}
          defaultValue={form.postage}
          hint={t`What postage costs the buyer.`}
        />
      )}
      <PlaceField
        address={form.address}
        typed={form.place_text}
        candidates={candidates}
        {...(onPlace ? { onChoose: onPlace } : {})}
      />
      <Contact form={form} />
    </div>
  );
}
