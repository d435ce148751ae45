import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Choice } from '../../ui/choice.tsx';
import { ChoiceCards } from '../../ui/choice-card.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { FormScope } from '../../ui/form-scope.tsx';
import { OtpField } from '../../ui/otp-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PriceField } from '../../ui/price-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { KitPanel } from './kit-panel.tsx';

const suburbs = [
  { value: '1', label: 'Parramatta', detail: 'NSW 2150' },
  { value: '2', label: 'North Parramatta', detail: 'NSW 2151' },
  { value: '3', label: 'Harris Park', detail: 'NSW 2150' },
  { value: '4', label: 'Westmead', detail: 'NSW 2145' },
];

const sorts = [
  { value: 'most-recent', label: 'Most recent' },
  { value: 'top-rated', label: 'Top rated' },
];

const conditions = [
  { value: 'new', label: 'New', hint: 'Tags on' },
  { value: 'like-new', label: 'Like new', hint: 'Barely used' },
  { value: 'good', label: 'Good', hint: 'Normal wear' },
  { value: 'fair', label: 'Fair', hint: 'Works, well loved' },
];

const refused = {
  fields: { phone: ['Min length must be 10 digits.'], email: ['Please enter the valid email address.'] },
  values: { phone: '0412', email: 'amal@example' },
};

function Texts() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Combobox
        name="suburb_id"
        textName="suburb"
        label="Suburb"
        icon={MapPin}
        options={suburbs}
        placeholder="Start typing a suburb"
      />
      <TextField name="mobile" label="Mobile" prefix="+61" inputMode="tel" defaultValue="412 555 0" />
      <TextField
        name="phone"
        label="Phone"
        inputMode="tel"
        problem="Min length must be 10 digits."
        defaultValue="0412"
      />
      <Select name="sort" label="Sort" options={sorts} />
      <TextField
        name="kit_title"
        label="Title"
        counterMax={70}
        defaultValue="Steel commuter bike, 56 cm, serviced"
      />
      <PriceField name="price" label="Price" unit="per week" hint="Includes GST" />
      <PasswordField name="password" label="Password" />
      <DateField name="day" label="Day" min="2026-11-20" />
      <TextField name="disabled" label="Disabled" defaultValue="Not yours to change" disabled />
      <OtpField name="otp" label="One-time code" hint="Sent to +61 412 555 019" />
      <TextArea
        name="description"
        label="Description"
        counterMax={2000}
        className="sm:col-span-2"
        defaultValue="Reynolds 520 frame, new chain and brake pads in October."
        hint="Buyers often ask about size, service history and why you are selling."
      />
    </div>
  );
}

function Choices() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-x-6">
        <Checkbox name="checked" label="Checked" defaultChecked />
        <Checkbox name="off" label="Off" />
        <Checkbox name="never" label="Disabled" disabled />
        <Switch
          label="Open"
          isLabelHidden
          checked={isOpen}
          onChange={(event) => setOpen(event.target.checked)}
        />
        <Switch label="Closed" isLabelHidden />
        <Switch label="Disabled" isLabelHidden disabled />
      </div>
      <Choice
        name="delivery"
        label="Delivery"
        className="mt-3"
        defaultValue="pickup"
        options={[
          { value: 'pickup', label: 'Pick up', hint: 'Free, from Westmead' },
          { value: 'post', label: 'Post' },
          { value: 'drone', label: 'Courier', isDisabled: true },
        ]}
      />
      <ChoiceCards
        name="condition"
        label="Condition"
        className="mt-4"
        columns={4}
        defaultValue="good"
        options={conditions}
      />
    </>
  );
}

export function KitFields() {
  return (
    <>
      <KitPanel title="Fields">
        <Texts />
        <Choices />
      </KitPanel>
      <KitPanel title="A refused form">
        <FormScope of={refused}>
          <FormProblem takesFocus={false} labels={{ phone: 'Phone', email: 'Email id' }} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="phone" label="Phone" />
            <TextField name="email" label="Email id" type="email" />
          </div>
        </FormScope>
      </KitPanel>
    </>
  );
}
