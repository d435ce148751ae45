import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listSessions, type Session } from '@souk/contract/modules/identity/sessions';
import { MonitorSmartphone } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { useNow } from '../../../lib/page-root.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Acts } from '../../../ui/acts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AccountFrame } from '../components/account-frame.tsx';
import { Panel } from '../components/panel.tsx';
import { otherSessionActs, sessionActs } from '../session-acts.ts';
import type { Route } from './+types/sessions.ts';

export const handle = { access: 'login', screen: 'Sessions' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Sessions`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return { sessions: await call(args, listSessions) };
}

function SessionRow({ session }: { session: Session }) {
  const { timeAgo } = useDates();
  const { t } = useLingui();
  const used = timeAgo(session.last_used_at, useNow());
  const device = session.device || t`Unknown device`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-inset text-ink-2">
        <Icon of={MonitorSmartphone} />
      </span>
      <span className="min-w-0 flex-1 basis-48">
        <span className="block truncate font-semibold">
          <bdi>{device}</bdi>
        </span>
        <span className="num block text-sm text-ink-2">
          <bdi>{session.address}</bdi>
          {' · '}
          {session.is_current ? <Trans>in use now</Trans> : <Trans>last used {used}</Trans>}
        </span>
      </span>
      {session.is_current ? (
        <span className="pill inline-flex h-6 items-center rounded-full bg-good-soft px-2 text-xs font-semibold text-good">
          <Trans>This device</Trans>
        </span>
      ) : (
        <Acts of={sessionActs} row={session} size="sm" suffix={device} />
      )}
    </li>
  );
}

export default function Sessions({ loaderData: { sessions } }: Route.ComponentProps) {
  const others = sessions.filter((session) => !session.is_current).length;
  return (
    <AccountFrame
      title={<Trans>Sessions</Trans>}
      lead={
        <Trans>
          Where your account is signed in. Don’t recognise a device? Sign it out and change your password.
        </Trans>
      }
    >
      <Panel
        title={<Plural value={sessions.length} one="# device" other="# devices" />}
        className="max-w-read"
        aside={<Acts of={otherSessionActs} row={{ count: others }} size="sm" />}
      >
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </Panel>
    </AccountFrame>
  );
}
