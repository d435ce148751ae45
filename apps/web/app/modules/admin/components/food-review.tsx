import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewedFood } from '@souk/contract/modules/admin/food-products';
import { useDates } from '../../../lib/use-dates.tsx';
import { VerdictPill, verdictWords } from '../../food/index.ts';
import {
  AllergenPanel,
  categoryWords,
  FoodHistory,
  foodSourceWords,
  IngredientList,
  LabelPanel,
  NutritionPanel,
  plainProfile,
  SchoolTable,
  sayCode,
} from '../../scanner/index.ts';
import { Facts, Panel } from './desk-head.tsx';
import { FoodSuggestionCard } from './food-suggestion-card.tsx';
import { HistoryList } from './history-list.tsx';
import { PersonLink } from './person-link.tsx';
import { PreviewGallery } from './preview-gallery.tsx';

/** The pack as it was entered, and what its contributor believes it to be. */
function Pack({ food }: { food: ReviewedFood }) {
  const { t, i18n } = useLingui();
  const { claimed_status, contributor } = food;
  return (
    <article className="grid grid-cols-1 gap-5 @lg:grid-cols-2">
      <PreviewGallery title={food.name} images={food.images} ratio="1:1" />
      <div className="min-w-0">
        <h2 className="h-sec break-words">{food.name}</h2>
        <div className="mt-2">
          <VerdictPill verdict={food.halal_status} />
        </div>
        {food.halal_note && <p className="mt-2 text-sm break-words text-ink-2">{food.halal_note}</p>}
        <div className="mt-4">
          <Facts
            rows={[
              [t`Code`, sayCode(food.product_code)],
              [t`Brand`, food.brand ?? '–'],
              [t`Quantity`, food.quantity ?? '–'],
              [t`Category`, i18n._(categoryWords[food.category])],
              [
                t`Source`,
                // The words are in the middle of sentences elsewhere.
                <span key="source" className="inline-block first-letter:uppercase">
                  {i18n._(foodSourceWords[food.source])}
                </span>,
              ],
              ...(contributor
                ? [[t`Contributor`, <PersonLink key="person" person={contributor} />] as const]
                : []),
              ...(claimed_status ? [[t`Their verdict`, i18n._(verdictWords[claimed_status])] as const] : []),
            ]}
          />
        </div>
      </div>
    </article>
  );
}

function FoodReports({ reports }: Pick<ReviewedFood, 'reports'>) {
  const { slashDate } = useDates();
  if (reports.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Trans>Nobody has reported this.</Trans>
      </p>
    );
  return (
    <ul className="space-y-3 text-sm">
      {reports.map(({ reporter, reason, comment, created_at }) => (
        <li key={`${reporter.id} ${created_at}`} className="rounded-sm bg-sunken p-3">
          <b className="font-semibold">{reason}</b>
          {comment && <p className="mt-1 break-words text-ink-2">{comment}</p>}
          <p className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <PersonLink person={reporter} />
            <time dateTime={created_at} className="num text-ink-3">
              {slashDate(created_at)}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Everything that a decision on a food needs, starting with what is new. */
export function FoodReview({ food, back }: { food: ReviewedFood; back: string }) {
  return (
    <div className="@container space-y-4">
      {food.suggestions.length > 0 && (
        <Panel title={<Trans>Suggested changes</Trans>}>
          <div className="space-y-6">
            {food.suggestions.map((suggestion) => (
              <FoodSuggestionCard key={suggestion.id} suggestion={suggestion} back={back} />
            ))}
          </div>
        </Panel>
      )}
      <Panel title={<Trans>The pack</Trans>}>
        <Pack food={food} />
        <IngredientList food={food} />
        <SchoolTable verdicts={food.verdicts} profile={plainProfile} />
        <NutritionPanel {...food} />
        <FoodHistory history={food.history} />
      </Panel>
      <div className="grid gap-4 @lg:grid-cols-2">
        <AllergenPanel food={food} profile={plainProfile} />
        <LabelPanel labels={food.labels} analysis={food.analysis} />
        <Panel title={<Trans>Reports</Trans>}>
          <FoodReports reports={food.reports} />
        </Panel>
        <Panel title={<Trans>History</Trans>}>
          <HistoryList entries={food.moves} />
        </Panel>
      </div>
    </div>
  );
}
