import { Trans, useLingui } from '@lingui/react/macro';
import { diets } from '@souk/contract/modules/scanner/words';
import { ChevronDown } from 'lucide-react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useFormScope } from '../../../ui/form-scope.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { dietWords } from '../../food/index.ts';
import type { AddProductPage } from '../add-product.server.ts';

const certificateFields = ['certifier', 'certificate_number', 'certificate_valid_until'];

function Certificate({ certifiers }: Pick<AddProductPage, 'certifiers'>) {
  const { t } = useLingui();
  const { outcome } = useFormScope();
  const isRefused = certificateFields.some((name) => outcome.fields?.[name] !== undefined);
  const isTyped = certificateFields.some((name) => Boolean(outcome.values?.[name]));
  return (
    <details className="group/certificate mt-2" open={isRefused || isTyped}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">
          <Trans>A halal certificate is printed on it</Trans>
        </span>
        <Icon of={ChevronDown} size={18} className="text-ink-3 group-open/certificate:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-3">
        <Select
          name="certifier"
          label={t`Certifier`}
          placeholder={t`None`}
          options={certifiers.map(({ id, name, country }) => ({ value: id, label: `${name} (${country})` }))}
        />
        <TextField name="certificate_number" label={t`Number`} maxLength={60} autoComplete="off" />
        <TextField name="certificate_valid_until" label={t`Valid until`} type="date" />
      </div>
    </details>
  );
}

/** The maker's claims on the pack besides the list; they are considered, but hide no ingredient. */
export function LabelFields({ certifiers }: Pick<AddProductPage, 'certifiers'>) {
  const { i18n } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>The pack says</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox name="labels" value="halal-claim" label={<Trans>Halal</Trans>} />
        {diets.map((diet) => (
          <Checkbox key={diet} name="labels" value={diet} label={i18n._(dietWords[diet])} />
        ))}
      </div>
      <Certificate certifiers={certifiers} />
    </fieldset>
  );
}
