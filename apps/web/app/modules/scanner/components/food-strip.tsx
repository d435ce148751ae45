import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { type CardFood, FoodCard, FoodGrid } from './food-card.tsx';

interface FoodStripProps {
  title: ReactNode;
  /** The page with all of them. */
  to: string;
  foods: readonly CardFood[];
}

/** A row of foods under a heading; nothing if there are none. */
export function FoodStrip({ title, to, foods }: FoodStripProps) {
  const id = useId();
  if (foods.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-14 lg:mt-20">
      <div className="mb-5 flex items-end justify-between gap-4">
        <h2 id={id} className="h-sec">
          {title}
        </h2>
        <Link
          to={to}
          className={`${linkClass} -my-1.5 inline-flex h-11 items-center gap-1 text-[15px] whitespace-nowrap`}
        >
          <Trans>See all</Trans>
          <span className="sr-only">: {title}</span>
          <Icon of={ArrowRight} size={16} isDirectional />
        </Link>
      </div>
      <FoodGrid isRow>
        {foods.map((food) => (
          <FoodCard key={food.id} food={food} />
        ))}
      </FoodGrid>
    </section>
  );
}
