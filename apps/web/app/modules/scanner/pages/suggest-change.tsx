import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { suggestFoodChange } from '@souk/contract/modules/scanner/submissions';
import { certifiers } from '@souk/food/tables/certifiers';
import { pageTitle } from '../../../lib/page-head.ts';
import { FoodFormPage } from '../components/food-form-page.tsx';
import { SuggestChangeForm } from '../components/suggest-change-form.tsx';
import { loadForForm, sendForFood } from '../send-for-food.server.ts';
import type { Route } from './+types/suggest-change.ts';

export const handle = { access: 'public', screen: 'FoodProductDetail' };

export const loader = async (args: Route.LoaderArgs) => ({
  food: await loadForForm(args, args.params.id),
  certifiers: certifiers.map(({ id, name, country }) => ({ id, name, country })),
});

export const action = (args: Route.ActionArgs) => sendForFood(args, args.params.id, suggestFoodChange);

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Suggest a change`),
  { name: 'robots', content: 'noindex' },
];

export default function SuggestChange({
  loaderData: { food, certifiers: known },
  actionData,
}: Route.ComponentProps) {
  return (
    <FoodFormPage food={food} title={<Trans>Suggest a change</Trans>}>
      <SuggestChangeForm food={food} certifiers={known} problems={actionData} />
    </FoodFormPage>
  );
}
