import { useLingui } from '@lingui/react/macro';
import type { QueuedFood } from '@souk/contract/modules/admin/food-products';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { foodsPath } from '../food-queue.ts';
import { FoodFace } from './food-list.tsx';

interface FoodRowsProps {
  foods: readonly QueuedFood[];
  /** Shown if there are none. */
  empty: ReactNode;
}

/** Foods as plain rows that link to their admin page. */
export function FoodRows({ foods, empty }: FoodRowsProps) {
  const { t } = useLingui();
  if (foods.length === 0) return <p className="text-sm text-ink-2">{empty}</p>;
  return (
    <ul aria-label={t`Foods`} className="divide-y divide-line">
      {foods.map((food) => (
        <li key={food.id}>
          <Link
            to={`${foodsPath}/${food.id}`}
            className="-mx-2 flex min-w-0 items-center gap-3 rounded-md p-2 hover:bg-inset"
          >
            <FoodFace food={food} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
