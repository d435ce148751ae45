import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Search, ShoppingBasket } from 'lucide-react';
import { Form, Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Button } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { VerdictPill } from '../../food/components/verdict-pill.tsx';
import { compareFoodsPath } from '../compare-path.ts';
import type { LoadedFoodComparison } from '../load-food-comparison.server.ts';
import { FoodName } from './food-card.tsx';

type ToAdd = LoadedFoodComparison['toAdd'][number];

function Row({ food, to }: { food: ToAdd; to: string }) {
  return (
    <li className="card relative flex items-center gap-4 p-3">
      <Frame
        {...pictureSources(food.image, { w: 64, h: 64 })}
        ratio="1:1"
        fallback={ShoppingBasket}
        className="w-16 shrink-0 !rounded-md"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          className="line-clamp-2 leading-snug font-medium after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          <span className="sr-only">
            <Trans>Compare</Trans>:{' '}
          </span>
          <FoodName food={food} />
        </Link>
        <p className="mt-1">
          <VerdictPill verdict={food.verdict} size="sm" />
        </p>
      </div>
      <Icon of={Plus} className="text-ink-3" />
    </li>
  );
}

/** Finds one more food to stand beside the others. */
export function FoodCompareAdd({
  foods,
  keyword,
  toAdd,
}: Pick<LoadedFoodComparison, 'foods' | 'keyword' | 'toAdd'>) {
  const { t } = useLingui();
  const ids = foods.map(({ id }) => id);
  return (
    <section className="mt-12 border-t border-line pt-8" aria-labelledby="add">
      <h2 id="add" className="h-sec">
        <Trans>Add a food</Trans>
      </h2>
      <Form method="get" preventScrollReset className="mt-4 flex max-w-form items-start gap-2">
        <TextField
          name="add"
          type="search"
          label={t`Search for a food`}
          isLabelHidden
          icon={Search}
          placeholder={t`Gummies, biscuits, noodles`}
          maxLength={120}
          defaultValue={keyword}
          className="flex-1"
        />
        <Button type="submit" tone="line" className="!h-12">
          <Trans>Search</Trans>
        </Button>
      </Form>
      {keyword && toAdd.length === 0 && (
        <p role="status" className="mt-4 text-ink-2">
          <Trans>Items not found</Trans>
        </p>
      )}
      <ul className="mt-5 grid gap-3 md:grid-cols-2">
        {toAdd.map((food) => (
          <Row key={food.id} food={food} to={compareFoodsPath([...ids, food.id])} />
        ))}
      </ul>
    </section>
  );
}
