import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../../ui/text-field.tsx';
import { carriers } from '../../carriers.ts';

/** The carrier and the tracking number. */
export function CarrierFields() {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="carrier"
        label={t`Carrier`}
        list="carriers"
        maxLength={60}
        autoComplete="off"
        placeholder="Australia Post"
      />
      <datalist id="carriers">
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <TextField
        name="tracking_number"
        label={t`Tracking number`}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
      />
    </div>
  );
}
