import { useLingui } from '@lingui/react/macro';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { requireTypes } from '../../../lib/session.server.ts';
import { OfferDetail } from '../components/offers/offer-detail.tsx';
import { loadOffer } from '../load-offer.server.ts';
import type { Route } from './+types/offer.ts';

export const handle = { access: 'login:private,retail,job,real_estate,car_dealer', screen: 'OfferDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, postingTypes);
  return loadOffer(args, args.params.offerId);
}

export default function OfferPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Offer | Souk`}</title>
      <OfferDetail {...loaderData} page="/offers" />
    </>
  );
}
