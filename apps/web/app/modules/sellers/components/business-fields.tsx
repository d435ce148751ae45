import { useLingui } from '@lingui/react/macro';
import type { BusinessProfile } from '@souk/contract/modules/sellers/profiles';
import type { Money } from '@souk/contract/shared/values';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PriceField } from '../../../ui/price-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PhoneFields } from '../../identity/index.ts';
import { PlaceField } from '../../locations/index.ts';

interface BusinessFieldsProps {
  business: BusinessProfile;
}

/** Name, description, ABN and reach of a business. */
export function InformationFields({ business }: BusinessFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="business_name"
        label={t`Business name`}
        autoComplete="organization"
        counterMax={100}
        defaultValue={business.business_name}
      />
      <TextArea
        name="description"
        label={t`Description`}
        counterMax={5000}
        rows={5}
        hint={t`What you do, for whom, and what you are known for.`}
        defaultValue={business.description ?? ''}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="abn"
          label={t`ABN`}
          inputMode="numeric"
          placeholder="51 824 753 556"
          defaultValue={business.abn ?? ''}
        />
        <TextField
          name="website"
          label={t`Website`}
          inputMode="url"
          placeholder="example.com.au"
          defaultValue={business.website ?? ''}
        />
      </div>
      <input type="hidden" name="_gst" value="1" />
      <Checkbox
        name="is_gst_registered"
        label={t`Registered for GST`}
        hint={t`Your invoices are then tax invoices and show the GST included in each price.`}
        defaultChecked={business.is_gst_registered}
      />
    </>
  );
}

/** The contact person, and how customers reach them. */
export function ContactFields({ business }: BusinessFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="contact_name"
        label={t`Contact name`}
        autoComplete="name"
        defaultValue={business.contact_name ?? ''}
      />
      <PhoneFields
        codeName="countryCode"
        name="phone"
        label={t`Contact number`}
        countryCode={business.countryCode}
        phone={business.phone}
      />
      <PlaceField name="address" label={t`Suburb`} place={business.address} />
      <input type="hidden" name="_place" value="1" />
      <Checkbox
        name="shows_street"
        label={t`Show the street and number`}
        hint={t`Otherwise people only see your suburb on your page, in lists and on the map.`}
        defaultChecked={business.shows_street}
      />
      {business.module === 'booking' && (
        <TextField
          name="service_radius_km"
          label={t`How far you travel`}
          inputMode="numeric"
          suffix={<span className="pe-3 text-ink-2">km</span>}
          hint={t`Leave it empty if customers come to you.`}
          defaultValue={business.service_radius_km ?? ''}
        />
      )}
    </>
  );
}

const dollarsOf = (money: Money | null) => (money ? (money.cents / 100).toFixed(2) : '');

/** How a kitchen hands over its food. */
export function ServiceFields({ business }: BusinessFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <input type="hidden" name="_service" value="1" />
      <div className="flex flex-wrap gap-x-6">
        <Checkbox name="delivery" label={t`We deliver`} defaultChecked={business.delivery} />
        <Checkbox name="pickup" label={t`Customers pick up`} defaultChecked={business.pickup} />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <PriceField
          name="delivery_fee"
          label={t`Delivery fee`}
          defaultValue={dollarsOf(business.delivery_fee)}
        />
        <PriceField name="min_order" label={t`Minimum spend`} defaultValue={dollarsOf(business.min_order)} />
        <TextField
          name="prep_minutes"
          label={t`Preparation`}
          inputMode="numeric"
          suffix={<span className="pe-3 text-ink-2">min</span>}
          defaultValue={business.prep_minutes ?? ''}
        />
      </div>
    </>
  );
}
