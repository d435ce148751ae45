import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getAdminFood } from '@souk/contract/modules/admin/food-products';
import { call } from '../../../lib/api.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { TextLink } from '../../../ui/link.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { FoodDecisions } from '../components/food-decisions.tsx';
import { FoodReview } from '../components/food-review.tsx';
import { StatePill } from '../components/state-pill.tsx';
import { deskMeta } from '../desk-meta.ts';
import { foodQueuePath, foodsPath } from '../food-queue.ts';
import type { Route } from './+types/food-product.ts';

export const handle = { access: 'admin', screen: 'AdminFoodProductDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return { food: await call(args, getAdminFood, { params: { id: args.params.id } }) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  deskMeta(matches, loaderData?.food.name ?? msg`Food`);

export default function AdminFoodProduct({ loaderData }: Route.ComponentProps) {
  const { food } = loaderData;
  return (
    <>
      <DeskHead
        title={food.name}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <StatePill state={food.status} />
            <TextLink to={foodQueuePath('pending')}>
              <Trans>Back to the queue</Trans>
            </TextLink>
            <TextLink to={food.path}>
              <Trans>Open on the market</Trans>
            </TextLink>
          </span>
        }
      >
        <FoodDecisions food={food} />
      </DeskHead>
      <FoodReview food={food} back={`${foodsPath}/${food.id}`} />
    </>
  );
}
