import { Trans, useLingui } from '@lingui/react/macro';
import { specialOfferTypes } from '@souk/contract/modules/discounts/special-offers';
import { requireTypes } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { SpecialOfferForm } from '../components/special-offer-form.tsx';
import { loadSpecialOfferPage, saveSpecialOffer } from '../special-offer-page.server.ts';
import type { Route } from './+types/special-offer.ts';

export const handle = { access: 'business:restaurant', screen: 'CreateSpecialOffer' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, specialOfferTypes);
  return loadSpecialOfferPage(args);
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, specialOfferTypes);
  return saveSpecialOffer(args);
}

export default function SpecialOfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const isEdit = loaderData.offer !== null;
  const name = isEdit ? t`Edit special offer` : t`Add a special offer`;
  return (
    <OwnPage
      width="read"
      title={isEdit ? <Trans>Edit special offer</Trans> : <Trans>Add a special offer</Trans>}
      crumbs={<Breadcrumbs crumbs={[{ label: t`Special offers`, to: '/special-offers' }, { label: name }]} />}
    >
      <title>{isEdit ? t`Edit special offer | Souk` : t`Add a special offer | Souk`}</title>
      <SpecialOfferForm {...loaderData} problems={actionData?.problems} />
    </OwnPage>
  );
}
