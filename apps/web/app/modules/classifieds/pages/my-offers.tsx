import { Trans, useLingui } from '@lingui/react/macro';
import { requireBusiness } from '../../../lib/session.server.ts';
import { OfferList } from '../components/offers/offer-list.tsx';
import { loadOffers } from '../load-offers.server.ts';
import type { Route } from './+types/my-offers.ts';

export const handle = { access: 'business:car_dealer', screen: 'MyOffers' };

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args, ['car_dealer']);
  return loadOffers(args, 'received');
}

export default function MyOffers({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Offers | Souk`}</title>
      <h1 className="h-page">
        <Trans>Offers</Trans>
      </h1>
      <OfferList {...loaderData} page="/my-offer" />
    </div>
  );
}
