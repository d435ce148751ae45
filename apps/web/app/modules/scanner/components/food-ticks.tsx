import { useLingui } from '@lingui/react/macro';
import { allergens, diets } from '@souk/contract/modules/food/words';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { type Allergen, allergenWords, type Diet, dietWords } from '../../food/index.ts';

interface TicksProps<Word> {
  name: string;
  title: ReactNode;
  ticked: readonly Word[];
}

function Ticks({ title, className, children }: { title: ReactNode; className: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{title}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  );
}

/** A tick for every diet. */
export function DietTicks({ name, title, ticked }: TicksProps<Diet>) {
  const { i18n } = useLingui();
  return (
    <Ticks title={title} className="flex flex-wrap gap-x-6">
      {diets.map((diet) => (
        <Checkbox
          key={diet}
          name={name}
          value={diet}
          label={i18n._(dietWords[diet])}
          defaultChecked={ticked.includes(diet)}
        />
      ))}
    </Ticks>
  );
}

/** A tick for every allergen. */
export function AllergenTicks({ name, title, ticked }: TicksProps<Allergen>) {
  const { i18n } = useLingui();
  return (
    <Ticks title={title} className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
      {allergens.map((allergen) => (
        <Checkbox
          key={allergen}
          name={name}
          value={allergen}
          label={i18n._(allergenWords[allergen])}
          defaultChecked={ticked.includes(allergen)}
        />
      ))}
    </Ticks>
  );
}
