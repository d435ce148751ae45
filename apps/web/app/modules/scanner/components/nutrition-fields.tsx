import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useFormScope } from '../../../ui/form-scope.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** The pack's nutrition table; it opens by itself if something in it was refused. */
export function NutritionFields() {
  const { t } = useLingui();
  const { outcome } = useFormScope();
  const isNutrient = (name: string) => name.startsWith('nutrition.');
  const isRefused = Object.keys(outcome.fields ?? {}).some(isNutrient);
  const isTyped = Object.entries(outcome.values ?? {}).some(
    ([name, value]) => isNutrient(name) && value !== '',
  );
  const rows = [
    { name: 'energy_kj', label: t`Energy`, unit: 'kJ' },
    { name: 'fat_g', label: t`Fat`, unit: 'g' },
    { name: 'saturated_g', label: t`Saturated fat`, unit: 'g' },
    { name: 'carbohydrates_g', label: t`Carbohydrates`, unit: 'g' },
    { name: 'sugars_g', label: t`Sugars`, unit: 'g' },
    { name: 'fibre_g', label: t`Fibre`, unit: 'g' },
    { name: 'protein_g', label: t`Protein`, unit: 'g' },
    { name: 'salt_g', label: t`Salt`, unit: 'g' },
    { name: 'fruit_percent', label: t`Fruit, vegetables and pulses`, unit: '%' },
  ];
  return (
    <details className="group/nutrition" open={isRefused || isTyped}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">
          <Trans>Nutrition per 100 g or 100 ml (optional)</Trans>
        </span>
        <Icon of={ChevronDown} size={18} className="text-ink-3 group-open/nutrition:rotate-180" />
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {rows.map(({ name, label, unit }) => (
          <TextField
            key={name}
            name={`nutrition.${name}`}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            suffix={<span className="num pe-3.5 text-ink-3">{unit}</span>}
          />
        ))}
      </div>
    </details>
  );
}
