import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { reportFoodProduct } from '@souk/contract/modules/scanner/products';
import { pageTitle } from '../../../lib/page-head.ts';
import { FoodFormPage } from '../components/food-form-page.tsx';
import { ReportFood } from '../components/report-food.tsx';
import { loadForForm, sendForFood } from '../send-for-food.server.ts';
import type { Route } from './+types/report-food.ts';

export const handle = { access: 'public', screen: 'FoodProductDetail' };

export const loader = async (args: Route.LoaderArgs) => ({
  food: await loadForForm(args, args.params.id),
});

export const action = (args: Route.ActionArgs) => sendForFood(args, args.params.id, reportFoodProduct);

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Report a mistake`),
  { name: 'robots', content: 'noindex' },
];

export default function ReportFoodPage({ loaderData: { food }, actionData }: Route.ComponentProps) {
  return (
    <FoodFormPage food={food} title={<Trans>Report a mistake</Trans>}>
      <ReportFood food={food} problems={actionData} />
    </FoodFormPage>
  );
}
