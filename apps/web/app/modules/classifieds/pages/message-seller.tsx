import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { sendMessage } from '@souk/contract/modules/messaging/messages';
import { pageTitle } from '../../../lib/page-head.ts';
import { messagesPath } from '../../messaging/index.ts';
import { AdFormPage } from '../components/ad-form-page.tsx';
import { MessageForm } from '../components/ad-forms.tsx';
import { getAdFor } from '../load-ad.server.ts';
import { loadForForm, sendForAd } from '../send-for-ad.server.ts';
import type { Route } from './+types/message-seller.ts';

export const handle = { access: 'visitor-or-private', screen: 'ClassifiedDetail' };

export const loader = async (args: Route.LoaderArgs) => ({ ad: await loadForForm(args, args.params.adId) });

/** Sends a message to the ad's seller and opens the conversation. */
export async function action(args: Route.ActionArgs) {
  const { id, seller } = await getAdFor(args, args.params.adId);
  return sendForAd(args, {
    endpoint: sendMessage,
    also: { receiver_id: seller.id, classified_id: id },
    to: messagesPath({ userId: seller.id, classifiedId: id }),
  });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Message the seller`),
  { name: 'robots', content: 'noindex' },
];

export default function MessageSeller({ loaderData: { ad }, actionData }: Route.ComponentProps) {
  return (
    <AdFormPage ad={ad} title={<Trans>Message {ad.seller.name}</Trans>}>
      <MessageForm ad={ad} problems={actionData} />
    </AdFormPage>
  );
}
