import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getAdminFood, listAdminFoods } from '@souk/contract/modules/admin/food-products';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { FoodDecisions } from '../components/food-decisions.tsx';
import { FoodList } from '../components/food-list.tsx';
import { FoodReview } from '../components/food-review.tsx';
import { ProductDesks } from '../components/product-desks.tsx';
import { deskMeta } from '../desk-meta.ts';
import {
  choosingFood,
  type FoodQueue,
  foodQueueOf,
  foodQueuePath,
  foodQueues,
  foodsPath,
  queueQuery,
} from '../food-queue.ts';
import { afterDecision } from '../queue-address.ts';
import type { Route } from './+types/food-products.ts';

export const handle = { access: 'admin', screen: 'AdminFoodProducts' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = new URL(args.request.url);
  const queue = foodQueueOf(searchParams);
  const { food: asked, keyword, page } = Object.fromEntries(searchParams);
  const query = { ...queueQuery(queue), keyword, page, page_size: 20 };
  const foods = await call(args, listAdminFoods, { query });
  const chosen = foods.data.find(({ id }) => String(id) === asked) ?? foods.data[0];
  const review = chosen ? await call(args, getAdminFood, { params: { id: chosen.id } }) : null;
  return { foods, review, queue };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Foods`);

function QueueTabs({ current }: { current: FoodQueue }) {
  const { t, i18n } = useLingui();
  const tabs = (Object.keys(foodQueues) as FoodQueue[]).map((queue) => ({
    to: foodQueuePath(queue),
    label: i18n._(foodQueues[queue]),
    isCurrent: queue === current,
  }));
  return <Tabs label={t`States`} tabs={tabs} />;
}

type Loaded = Route.ComponentProps['loaderData'];

/** The list, and next to it the chosen food with all possible decisions. */
function Board({ foods, review }: Pick<Loaded, 'foods' | 'review'>) {
  const { search } = useLocation();
  const next = review && afterDecision(foods.data, review.id);
  return (
    <div className="gap-6 lg:grid lg:grid-cols-[340px_minmax(0,1fr)]">
      <div className="min-w-0">
        <FoodList foods={foods.data} chosenId={review?.id} />
        <Pager current={foods.current_page} last={foods.last_page} />
      </div>
      {review && (
        <section key={review.id} aria-label={review.name} className="min-w-0 max-lg:hidden">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <TextLink to={`${foodsPath}/${review.id}`} className="text-sm">
              <Trans>Open the food alone</Trans>
            </TextLink>
            <FoodDecisions food={review} back={choosingFood(search, next?.id ?? review.id)} />
          </div>
          <FoodReview food={review} back={choosingFood(search, review.id)} />
        </section>
      )}
    </div>
  );
}

export default function AdminFoodProducts({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { foods, review, queue } = loaderData;
  return (
    <>
      <DeskHead title={<Trans>Foods</Trans>} lead={<Trans>{count(foods.total)} found</Trans>}>
        <ProductDesks />
      </DeskHead>
      <QueueTabs current={queue} />
      <div className="mt-4">
        <FilterBar
          keywordLabel={t`Name, brand or code`}
          kept={queue === 'all' ? { status: 'all' } : queueQuery(queue)}
        />
      </div>
      {foods.data.length === 0 ? (
        <EmptyState title={<Trans>Nothing is waiting here</Trans>}>
          <Trans>Foods appear here as soon as people add them.</Trans>
        </EmptyState>
      ) : (
        <Board foods={foods} review={review} />
      )}
    </>
  );
}
