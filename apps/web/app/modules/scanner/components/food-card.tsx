import { useLingui } from '@lingui/react/macro';
import type { FoodProduct } from '@souk/contract/modules/scanner/products';
import { ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { sayWarning } from '../food-words.ts';
import { VerdictPill } from './verdict-pill.tsx';

const frameWidth = 260;

export type CardFood = Pick<
  FoodProduct,
  'id' | 'name' | 'brand' | 'quantity' | 'image' | 'path' | 'verdict' | 'warnings'
>;

interface FoodCardProps {
  food: CardFood;
  headingLevel?: 2 | 3;
  /** For pictures that are in sight at once. */
  isFirst?: boolean;
  /** A line below the maker, such as the state of an own contribution. */
  meta?: ReactNode;
}

/** Name and quantity as the pack tells them together. */
export const fullName = ({ name, quantity }: Pick<FoodProduct, 'name' | 'quantity'>): string =>
  quantity ? `${name}, ${quantity}` : name;

/** A food in a list: verdict, name, maker, and the first warning of the reader's own profile. */
export function FoodCard({ food, headingLevel = 3, isFirst = false, meta }: FoodCardProps) {
  const { i18n } = useLingui();
  const Heading = `h${headingLevel}` as const;
  const [warning] = food.warnings;
  return (
    <article className="card-link relative flex min-w-0 flex-col rounded-xl">
      <Frame
        {...pictureSources(food.image, { w: frameWidth, h: frameWidth })}
        ratio="1:1"
        fallback={ShoppingBasket}
        isFirst={isFirst}
      />
      <div className="mt-3">
        <VerdictPill verdict={food.verdict} size="sm" />
        <Heading className="mt-1.5 line-clamp-2 leading-snug font-medium">
          <Link
            to={food.path}
            className="outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-brand"
          >
            <bdi>{fullName(food)}</bdi>
          </Link>
        </Heading>
        {food.brand && (
          <p className="truncate text-sm text-ink-3">
            <bdi>{food.brand}</bdi>
          </p>
        )}
        {warning && <p className="mt-1 text-sm font-semibold text-bad">{sayWarning(i18n, warning)}</p>}
        {meta && <p className="mt-1 text-sm text-ink-2">{meta}</p>}
      </div>
    </article>
  );
}

/** Cards of foods: two on phones, five beside each other on wide screens. */
export const FoodGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-5">{children}</div>
);
