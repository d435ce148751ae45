import { Trans, useLingui } from '@lingui/react/macro';
import { promotionTypes } from '@souk/contract/modules/discounts/promotions';
import { requireTypes } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { PromotionForm } from '../components/promotion-form.tsx';
import { loadPromotionPage, savePromotion } from '../promotion-page.server.ts';
import type { Route } from './+types/promotion.ts';

export const handle = { access: 'business:beauty,wellbeing,spa,restaurant', screen: 'CreatePromotion' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, promotionTypes);
  return loadPromotionPage(args);
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, promotionTypes);
  return savePromotion(args);
}

export default function PromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const isEdit = loaderData.promotion !== null;
  const name = isEdit ? t`Edit promotion` : t`Add a promotion`;
  return (
    <OwnPage
      width="read"
      title={isEdit ? <Trans>Edit promotion</Trans> : <Trans>Add a promotion</Trans>}
      crumbs={<Breadcrumbs crumbs={[{ label: t`Promotions`, to: '/promotions' }, { label: name }]} />}
    >
      <title>{isEdit ? t`Edit promotion | Souk` : t`Add a promotion | Souk`}</title>
      <PromotionForm {...loaderData} problems={actionData?.problems} />
    </OwnPage>
  );
}
