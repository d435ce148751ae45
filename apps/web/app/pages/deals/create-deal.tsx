import { Trans, useLingui } from '@lingui/react/macro';
import { dealTypes } from '@souk/contract/modules/discounts/deals';
import { requireTypes } from '../../lib/session.server.ts';
import { DealServiceChoice } from '../../modules/appointments/index.ts';
import { DealForm, type DealWords } from '../../modules/discounts/index.ts';
import { DealProductChoice } from '../../modules/retail/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { FormScope } from '../../ui/form-scope.tsx';
import type { Route } from './+types/create-deal.ts';
import { loadDealPage, saveDeal } from './load-deal.server.ts';

export const handle = {
  access: 'business:beauty,wellbeing,spa,restaurant,retail',
  screen: 'CreateDailyDeal',
};

export async function loader(args: Route.LoaderArgs) {
  return loadDealPage(args, await requireTypes(args, dealTypes));
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, dealTypes);
  return saveDeal(args);
}

export default function DealPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const isEdit = loaderData.kind === 'terms' && loaderData.deal !== null;
  const ofProducts: DealWords = {
    another: <Trans>Another product</Trans>,
    percentHint: t`Off every variant`,
    priceHint: t`For products with a single price`,
    counts: null,
  };
  const ofServices: DealWords = {
    another: <Trans>Another service</Trans>,
    percentHint: t`Off its price`,
    priceHint: t`In place of its price`,
    counts: <Trans>Customers pay this price for what they book on these days, whenever the visit is.</Trans>,
  };
  return (
    <div className="mx-auto max-w-read lg:py-2">
      <title>{isEdit ? t`Edit deal | Souk` : t`Add a deal | Souk`}</title>
      <Breadcrumbs
        crumbs={[
          { label: t`Daily Deals`, to: '/daily-deals' },
          { label: isEdit ? t`Edit deal` : t`Add a deal` },
        ]}
      />
      <h1 className="h-page mt-3 mb-5">{isEdit ? <Trans>Edit deal</Trans> : <Trans>Add a deal</Trans>}</h1>
      {loaderData.kind === 'products' && (
        <DealProductChoice products={loaderData.products} keyword={loaderData.keyword} />
      )}
      {loaderData.kind === 'services' && <DealServiceChoice services={loaderData.services} />}
      {loaderData.kind === 'terms' && (
        <FormScope of={actionData?.problems}>
          <DealForm
            deal={loaderData.deal}
            thing={loaderData.thing}
            words={loaderData.isShop ? ofProducts : ofServices}
            today={loaderData.today}
          />
        </FormScope>
      )}
    </div>
  );
}
