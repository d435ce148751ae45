import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodAnalysis } from '@souk/contract/modules/scanner/products';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { sayAdditiveClass } from '../food-words.ts';
import { SourceLine } from './ingredient-row.tsx';

/** Additives by number, with their function and origin. */
export function AdditiveList({ additives }: Pick<FoodAnalysis, 'additives'>) {
  const { i18n } = useLingui();
  if (additives.length === 0) return null;
  return (
    <section aria-labelledby="additives" className="mt-10">
      <div className="flex items-end justify-between gap-4">
        <h2 id="additives" className="h-sec">
          <Trans>Additives</Trans>
        </h2>
        <span className="num text-sm text-ink-3">{additives.length}</span>
      </div>
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {additives.map((additive) => (
          <li key={additive.number}>
            <details className="group">
              <summary className="grid min-h-11 list-none grid-cols-[64px_minmax(0,1fr)_20px] items-start gap-x-3 rounded-sm py-3.5 hover:bg-inset/50">
                <span className="num text-ink-3">E{additive.number}</span>
                <span className="min-w-0">
                  <span className="inline-block font-semibold break-words first-letter:uppercase">
                    {additive.name}
                  </span>
                  <span className="block text-[15px] text-ink-2">
                    {sayAdditiveClass(i18n, additive.class)}
                  </span>
                </span>
                <Icon
                  of={ChevronDown}
                  size={18}
                  className="mt-[3px] text-ink-3 transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="space-y-2 ps-[76px] pb-4 text-[15px]">
                <p>{additive.why}</p>
                <SourceLine source={additive.source} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
