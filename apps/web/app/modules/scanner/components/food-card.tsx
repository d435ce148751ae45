import { useLingui } from '@lingui/react/macro';
import type { FoodProduct } from '@souk/contract/modules/scanner/products';
import { ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { sayWarning, VerdictPill } from '../../food/index.ts';
import { FoodHeart } from './food-heart.tsx';

const frameWidth = 260;

export type CardFood = Pick<
  FoodProduct,
  'id' | 'name' | 'brand' | 'quantity' | 'image' | 'path' | 'verdict' | 'warnings' | 'is_favourite'
>;

interface FoodCardProps {
  food: CardFood;
  headingLevel?: 2 | 3;
  /** For pictures that are visible immediately. */
  isFirst?: boolean;
  /** A line below the maker, such as the state of an own contribution. */
  meta?: ReactNode;
}

/** Name and quantity as on the pack. */
export const fullName = ({ name, quantity }: Pick<FoodProduct, 'name' | 'quantity'>): string =>
  quantity ? `${name}, ${quantity}` : name;

/** The same for display: each part has the direction of its own script. */
export const FoodName = ({ food: { name, quantity } }: { food: Pick<FoodProduct, 'name' | 'quantity'> }) => (
  <>
    <bdi>{name}</bdi>
    {quantity && (
      <>
        , <bdi>{quantity}</bdi>
      </>
    )}
  </>
);

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
      <span className="absolute end-3 top-3 z-10">
        <FoodHeart food={food} />
      </span>
      <div className="mt-3">
        <VerdictPill verdict={food.verdict} size="sm" />
        <Heading className="mt-1.5 line-clamp-2 leading-snug font-medium">
          <Link
            to={food.path}
            className="outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-brand"
          >
            <FoodName food={food} />
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

interface FoodGridProps {
  children: ReactNode;
  /** Leaves out a card that would be alone in the last row. */
  isRow?: boolean;
}

/** Cards of foods: two in a row on phones, five on wide screens. */
export const FoodGrid = ({ children, isRow = false }: FoodGridProps) => (
  <div
    className={`grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-5 ${isRow ? 'max-md:[&>:nth-child(n+5)]:hidden lg:[&>:nth-child(n+6)]:hidden' : ''}`}
  >
    {children}
  </div>
);
