import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { Settings } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { useLive } from '../../../lib/live.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { useReload } from '../../../lib/use-reload.ts';
import { Acts } from '../../../ui/acts.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import { NotificationRow } from '../components/notification-row.tsx';
import { notificationActs } from '../notification-acts.ts';
import type { Route } from './+types/notifications.ts';

export const handle = { access: 'login', screen: 'Notifications' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Notifications`),
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireUser(args);
  const asked = new URL(args.request.url).searchParams;
  const order = asked.get('order') === 'asc' ? 'asc' : 'desc';
  const query = { page: asked.get('page') ?? 1, per_page: 20, order } as const;
  const notifications = await call(args, listNotifications, { query });
  return { notifications, order, hasUnread: viewer.notification_count > 0 };
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { notifications, order, hasUnread } = loaderData;
  useLive('notification', useReload());
  const { data, current_page, last_page } = notifications;
  return (
    <div className="mx-auto w-full max-w-[820px] py-2 lg:py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="h-page">
          <Trans>Notifications</Trans>
        </h1>
        <div className="flex flex-wrap gap-2.5">
          <Acts of={notificationActs} row={{ hasUnread }} />
          <ButtonLink to="/notifications/settings" tone="line" icon={Settings}>
            <Trans>Settings</Trans>
          </ButtonLink>
        </div>
      </div>
      {data.length > 0 && (
        <div className="mt-5">
          <SegmentedLinks
            label={t`Order`}
            links={[
              { to: '/notifications', label: <Trans>Newest first</Trans>, isCurrent: order === 'desc' },
              {
                to: '/notifications?order=asc',
                label: <Trans>Oldest first</Trans>,
                isCurrent: order === 'asc',
              },
            ]}
          />
        </div>
      )}
      {data.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={<Trans>No notifications yet</Trans>}
            action={
              <ButtonLink to="/search" tone="line">
                <Trans>Look around</Trans>
              </ButtonLink>
            }
          >
            <Trans>Messages and news about what you buy, sell and save appear here.</Trans>
          </EmptyState>
        </div>
      ) : (
        <ul className="panel mt-5 divide-y divide-line overflow-hidden">
          {data.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pager current={current_page} last={last_page} />
      </div>
    </div>
  );
}
