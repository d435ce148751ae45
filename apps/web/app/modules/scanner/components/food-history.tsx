import { Plural, Trans } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import { ChevronDown } from 'lucide-react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FoodChanges } from './food-changes.tsx';

/** How the pack has changed; nothing if it never has. */
export function FoodHistory({ history }: Pick<FoodProductDetail, 'history'>) {
  const { slashDate } = useDates();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="h-sec">
        <Trans>History of changes</Trans>
      </h2>
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {history.map(({ version, changed_at, changes }) => (
          <li key={version}>
            <details className="group">
              <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm py-3 hover:bg-inset/50">
                <time dateTime={changed_at} className="num font-semibold">
                  {slashDate(changed_at)}
                </time>
                <span className="flex-1 text-[15px] text-ink-2">
                  <Plural value={changes.length} one="# thing changed" other="# things changed" />
                </span>
                <Icon
                  of={ChevronDown}
                  size={18}
                  className="text-ink-3 transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="pb-4">
                <FoodChanges changes={changes} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
