import { useLingui } from '@lingui/react/macro';
import { requireBusiness } from '../../../lib/session.server.ts';
import { OfferDetail } from '../components/offers/offer-detail.tsx';
import { loadOffer } from '../load-offer.server.ts';
import type { Route } from './+types/my-offer.ts';

export const handle = { access: 'business:car_dealer', screen: 'MyOfferDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args, ['car_dealer']);
  return loadOffer(args, args.params.id);
}

export default function MyOffer({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Offer | Souk`}</title>
      <OfferDetail {...loaderData} page="/my-offer" />
    </>
  );
}
