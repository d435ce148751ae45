import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listConversations } from '@souk/contract/modules/messaging/conversations';
import type { Message } from '@souk/contract/modules/messaging/messages';
import { data, redirect, useLocation } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { sayHere } from '../../lib/i18n.ts';
import { pageTitle } from '../../lib/page-head.ts';
import { requireUser } from '../../lib/session.server.ts';
import { loadThread, type SendOutcome, sendFromForm } from '../../modules/messaging/index.server.ts';
import {
  ConversationList,
  messagesPath,
  placeIn,
  SubjectBar,
  ThreadContext,
  ThreadPane,
  useFreshMessages,
} from '../../modules/messaging/index.ts';
import phone from '../../ui/art/phone.svg';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import type { Route } from './+types/messages.ts';
import { loadOffers } from './load-offers.server.ts';
import { OfferCard } from './offer-card.tsx';
import { offerIn } from './offer-in.ts';
import { OffersOnAd } from './offers-on-ad.tsx';

export const handle = { access: 'login', screen: 'Messages' };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.thread ? msg`${loaderData.thread.person.name} | Messages` : msg`Messages`),
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireUser(args);
  const place = placeIn(new URL(args.request.url).searchParams);
  if (place.thread?.userId === viewer.user_id) throw redirect('/messages');
  const { search, isUnreadOnly, olderThan } = place.list;
  const query = {
    search,
    before: olderThan,
    limit: 30,
    ...(isUnreadOnly ? { only: 'unread' as const } : {}),
  };
  const [list, thread] = await Promise.all([
    call(args, listConversations, { query }),
    loadThread(args, place.thread, place.before),
  ]);
  const offers = await loadOffers(args, thread);
  return { viewerId: viewer.user_id, place, list, thread, offers };
}

/** Sends the composer's message; all other actions have their own addresses. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  return sendFromForm(args);
}

/** A message that could not be sent stays on the page with a button to try again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const outcome: SendOutcome = { problem: sayHere(msg`Check your connection.`) };
    return data(outcome, { status: 503 });
  }
}

const pane = 'h-[calc(100dvh-61px)] min-h-[420px] lg:h-[calc(100dvh-65px)]';

function NothingOpen() {
  return (
    <section className="grid h-full place-items-center bg-sunken p-6 max-lg:hidden lg:col-span-2">
      <EmptyState title={<Trans>Choose a conversation</Trans>} object={phone} palette="fig">
        <Trans>Your messages with one person about one ad are kept together.</Trans>
      </EmptyState>
    </section>
  );
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { viewerId, place, list, thread, offers } = loaderData;
  useFreshMessages(viewerId);
  const [first] = offers;
  const isSold = offers.some(({ ad }) => ad.is_sold === 1);
  const state = isSold ? <StatusPill status="sold" /> : null;
  const cardOf = (message: Message) => {
    const shown = offerIn(message);
    if (!shown) return null;
    const offer = offers.find(({ id }) => id === shown.offerId);
    return (
      <OfferCard message={message} shown={shown} offer={offer} isMine={message.sender_id === viewerId} />
    );
  };
  const threadKey =
    thread && [thread.person.userId, thread.classifiedId, thread.bookingId, place.before].join();
  return (
    <div
      data-fills-phone={thread ? '' : undefined}
      className={`${pane} lg:grid lg:grid-cols-[340px_minmax(0,1fr)] xl:grid-cols-[340px_minmax(0,1fr)_300px]`}
    >
      <div className={`h-full min-h-0 border-e border-line bg-surface ${thread ? 'max-lg:hidden' : ''}`}>
        <ConversationList
          conversations={list.data}
          next={list.next}
          place={place.list}
          openId={thread?.conversationId ?? null}
        />
      </div>
      {thread && <h1 className="sr-only lg:hidden">{t`Messages`}</h1>}
      {thread ? (
        <ThreadPane
          key={threadKey}
          thread={thread}
          viewerId={viewerId}
          isEarlierStretch={place.before !== undefined}
          path={`${pathname}${search}`}
          backTo={messagesPath(place.list)}
          role={first && (first.role === 'seller' ? 'owner' : 'asker')}
          cardOf={cardOf}
          subjectBar={thread.subject && <SubjectBar subject={thread.subject} state={state} />}
          outcome={actionData}
        />
      ) : (
        <NothingOpen />
      )}
      {thread && (
        <div className="min-h-0 max-xl:hidden">
          <ThreadContext key={threadKey} thread={thread} state={state}>
            <OffersOnAd offers={offers} />
          </ThreadContext>
        </div>
      )}
    </div>
  );
}
