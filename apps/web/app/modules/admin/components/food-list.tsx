import { Trans, useLingui } from '@lingui/react/macro';
import type { QueuedFood } from '@souk/contract/modules/admin/food-products';
import { ShoppingBasket } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useNow } from '../../../lib/page-root.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { VerdictPill } from '../../food/index.ts';
import { choosingFood, foodsPath } from '../food-queue.ts';
import { StatePill } from './state-pill.tsx';

/** Name and facts of one food in a list, with its picture. */
export function FoodFace({ food }: { food: QueuedFood }) {
  const { timeAgo } = useDates();
  const now = useNow();
  return (
    <>
      <Frame
        {...pictureSources(food.image, { w: 64, h: 64 })}
        ratio="1:1"
        fallback={ShoppingBasket}
        className="w-16 shrink-0 rounded-sm"
      />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-semibold">{food.name}</span>
        <span className="block truncate text-ink-2">
          {[food.brand, food.contributor?.name].filter(Boolean).join(' · ') || food.product_code}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-3">
          <VerdictPill verdict={food.halal_status} size="sm" />
          <StatePill state={food.status} />
          {food.reports_count > 0 && (
            <span className="font-semibold text-bad">
              <Trans>{food.reports_count} reported</Trans>
            </span>
          )}
          <time dateTime={food.updated_at}>{timeAgo(food.updated_at, now)}</time>
        </span>
      </span>
    </>
  );
}

interface FoodListProps {
  foods: readonly QueuedFood[];
  chosenId: number | undefined;
}

/** Foods of a list: wide screens show the chosen one next to it, phones link to its page. */
export function FoodList({ foods, chosenId }: FoodListProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const look = 'flex min-w-0 items-center gap-3 rounded-md p-2 hover:bg-inset';
  return (
    <ul aria-label={t`Foods`} className="space-y-1">
      {foods.map((food) => (
        <li key={food.id} className={`rounded-md ${food.id === chosenId ? 'lg:bg-brand-soft' : ''}`}>
          <Link
            to={choosingFood(search, food.id)}
            preventScrollReset
            aria-current={food.id === chosenId ? 'true' : undefined}
            className={`${look} max-lg:hidden`}
          >
            <FoodFace food={food} />
          </Link>
          <Link to={`${foodsPath}/${food.id}`} className={`${look} lg:hidden`}>
            <FoodFace food={food} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
