import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { reportAd } from '@souk/contract/modules/classifieds/reports';
import { pageTitle } from '../../../lib/page-head.ts';
import { AdFormPage } from '../components/ad-form-page.tsx';
import { ReportForm } from '../components/ad-forms.tsx';
import { loadForForm, sendForAd } from '../send-for-ad.server.ts';
import type { Route } from './+types/report-ad.ts';

export const handle = { access: 'visitor-or-private', screen: 'ClassifiedDetail' };

export const loader = async (args: Route.LoaderArgs) => ({
  ad: await loadForForm(args, args.params.adId),
});

export const action = (args: Route.ActionArgs) =>
  sendForAd(args, { endpoint: reportAd, also: { classified_id: args.params.adId } });

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Report this ad`),
  { name: 'robots', content: 'noindex' },
];

export default function ReportAd({ loaderData: { ad }, actionData }: Route.ComponentProps) {
  return (
    <AdFormPage ad={ad} title={<Trans>Report this ad</Trans>}>
      <ReportForm ad={ad} problems={actionData} />
    </AdFormPage>
  );
}
