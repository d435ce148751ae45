import { Trans, useLingui } from '@lingui/react/macro';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { requireTypes } from '../../../lib/session.server.ts';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import { OfferList } from '../components/offers/offer-list.tsx';
import { loadOffers } from '../load-offers.server.ts';
import type { Route } from './+types/offers.ts';

export const handle = { access: 'login:private,retail,job,real_estate,car_dealer', screen: 'Offers' };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireTypes(args, postingTypes);
  const asked = new URL(args.request.url).searchParams.get('role');
  // Only private users make offers.
  const maySend = viewer.seller_type === 'private';
  return { ...(await loadOffers(args, asked === 'sent' && maySend ? 'sent' : 'received')), maySend };
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { role, maySend } = loaderData;
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Offers | Souk`}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="h-page">
          <Trans>Offers</Trans>
        </h1>
        {maySend && (
          <SegmentedLinks
            label={t`Received or sent`}
            links={[
              { to: '/offers?role=received', label: t`Received`, isCurrent: role === 'received' },
              { to: '/offers?role=sent', label: t`Sent`, isCurrent: role === 'sent' },
            ]}
          />
        )}
      </div>
      <OfferList {...loaderData} page="/offers" />
    </div>
  );
}
