import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import { Flag, PencilLine } from 'lucide-react';
import { lazy } from 'react';
import { useDates } from '../../../lib/use-dates.tsx';
import { DialogAction } from '../../../shell/login/dialog-action.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { VerdictPill, verdictMeanings } from '../../food/index.ts';
import { foodSourceWords } from '../food-words.ts';

const ReportFood = lazy(() => import('./report-food.tsx').then((file) => ({ default: file.ReportFood })));

const shown = ['halal', 'doubtful', 'haram', 'unknown'] as const;

/** Source, date and terms of use of the food's data. */
function Origin({ food }: { food: FoodProductDetail }) {
  const { slashDate } = useDates();
  const { i18n } = useLingui();
  return (
    <p className="mt-3 text-sm text-ink-3">
      <Trans>
        From {i18n._(foodSourceWords[food.source])}, last changed {slashDate(food.updated_at)}.
      </Trans>
      {food.licence && <> {food.licence}</>}
    </p>
  );
}

/** What each verdict means, where the data come from, and where to report mistakes. */
export function VerdictLegend({ food }: { food: FoodProductDetail }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="verdicts" className="panel p-5">
      <h2 id="verdicts" className="h-panel">
        <Trans>What verdicts mean</Trans>
      </h2>
      <ul className="mt-4 space-y-3.5 text-[15px]">
        {shown.map((verdict) => (
          <li key={verdict} className="grid grid-cols-[112px_1fr] items-center gap-3">
            <VerdictPill verdict={verdict} size="sm" />
            <span className="leading-snug text-ink-2">{i18n._(verdictMeanings[verdict])}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 border-t border-line pt-4">
        <p className="text-sm text-ink-2">
          <Trans>Recipes change. If the packet differs from this list, trust the packet and tell us.</Trans>
        </p>
        <Origin food={food} />
        <div className="-ms-3.5 mt-2 flex flex-wrap">
          <DialogAction
            to={`/report-food/${food.id}`}
            title={<Trans>Report a mistake</Trans>}
            tone="ghost"
            size="sm"
            icon={Flag}
            form={(onDone) => <ReportFood food={food} onDone={onDone} />}
          >
            <Trans>Report a mistake</Trans>
          </DialogAction>
          {!food.has_own_suggestion && (
            <ButtonLink to={`/suggest-food-change/${food.id}`} tone="ghost" size="sm" icon={PencilLine}>
              <Trans>Suggest a change</Trans>
            </ButtonLink>
          )}
        </div>
        {food.has_own_suggestion && (
          <p className="mt-2 text-sm text-ink-2">
            <Trans>Our team will look at your suggestion.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}
