import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { makeOffer } from '@souk/contract/modules/classifieds/offers';
import { pageTitle } from '../../../lib/page-head.ts';
import { AdFormPage } from '../components/ad-form-page.tsx';
import { OfferForm } from '../components/ad-forms.tsx';
import { loadForForm, sendForAd } from '../send-for-ad.server.ts';
import type { Route } from './+types/make-offer.ts';

export const handle = { access: 'visitor-or-private', screen: 'ClassifiedDetail' };

export const loader = async (args: Route.LoaderArgs) => ({ ad: await loadForForm(args, args.params.adId) });

export const action = (args: Route.ActionArgs) =>
  sendForAd(args, { endpoint: makeOffer, also: { classified_id: args.params.adId } });

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Make an offer`),
  { name: 'robots', content: 'noindex' },
];

export default function MakeOffer({ loaderData: { ad }, actionData }: Route.ComponentProps) {
  return (
    <AdFormPage ad={ad} title={<Trans>Make an offer</Trans>}>
      <OfferForm ad={ad} problems={actionData} />
    </AdFormPage>
  );
}
