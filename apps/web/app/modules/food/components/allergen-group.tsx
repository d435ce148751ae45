import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { type Allergen, allergenWords } from '../food-words.ts';

interface AllergenGroupProps {
  title: ReactNode;
  found: readonly Allergen[];
  avoids: readonly Allergen[];
}

/** Names of allergens, with a note on those that the reader avoids. */
export function AllergenGroup({ title, found, avoids }: AllergenGroupProps) {
  const { i18n } = useLingui();
  if (found.length === 0) return null;
  return (
    <div>
      <dt className="text-sm text-ink-3">{title}</dt>
      <dd className="mt-1.5">
        <ul className="flex flex-wrap gap-1.5">
          {found.map((allergen) => {
            const isAvoided = avoids.includes(allergen);
            return (
              <li
                key={allergen}
                className={`pill inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold ${isAvoided ? 'bg-bad-soft text-bad' : 'bg-inset text-ink'}`}
              >
                {isAvoided && <Icon of={TriangleAlert} size={14} />}
                {i18n._(allergenWords[allergen])}
                {isAvoided && (
                  <span className="font-normal">
                    <Trans>you avoid it</Trans>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </dd>
    </div>
  );
}
