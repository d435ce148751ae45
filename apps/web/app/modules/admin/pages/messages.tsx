import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listContactMessages } from '@souk/contract/modules/admin/messages';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { MessageRow } from '../components/message-row.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/messages.ts';

export const handle = { access: 'admin', screen: 'AdminMessages' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { status = 'open', ...query } = Object.fromEntries(new URL(args.request.url).searchParams);
  const wanted = status === 'all' ? {} : { status };
  const messages = await call(args, listContactMessages, { query: { ...query, ...wanted, page_size: 20 } });
  return { messages, status };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Messages`);

export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { messages, status } = loaderData;
  const tabs = { open: t`Open`, answered: t`Answered`, all: t`All` };
  return (
    <>
      <DeskHead
        title={<Trans>Messages</Trans>}
        lead={<Trans>{count(messages.total)} from the contact form</Trans>}
      />
      <Tabs
        label={t`States`}
        tabs={Object.entries(tabs).map(([state, label]) => ({
          to: `/admin/messages?status=${state}`,
          label,
          isCurrent: state === status,
        }))}
      />
      <div className="mt-4">
        {messages.data.length === 0 ? (
          <EmptyState title={<Trans>No messages here</Trans>}>
            <Trans>Messages from the contact form appear here.</Trans>
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {messages.data.map((message) => (
              <MessageRow key={message.id} message={message} back={`${pathname}${search}`} />
            ))}
          </ul>
        )}
        <Pager current={messages.current_page} last={messages.last_page} />
      </div>
    </>
  );
}
