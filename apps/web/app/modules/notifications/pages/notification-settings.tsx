import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { saveNotificationChoices } from '@souk/contract/modules/identity/accounts';
import {
  listNotificationKinds,
  type NotificationKindRow,
} from '@souk/contract/modules/notifications/notifications';
import { getPushKey } from '@souk/contract/modules/notifications/push-subscriptions';
import { data, Form } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { sayHere } from '../../../lib/i18n.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { choicesIn, type SavedChoices } from '../channel-choices.ts';
import { channelWords } from '../channel-words.tsx';
import { ChannelSwitch } from '../components/channel-switch.tsx';
import { PushPanel } from '../components/push-panel.tsx';
import type { Route } from './+types/notification-settings.ts';

export const handle = { access: 'login', screen: 'NotificationSettings' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Notification settings`),
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireUser(args);
  const [rows, { public_key }] = await Promise.all([
    call(args, listNotificationKinds),
    call(args, getPushKey),
  ]);
  return { rows, pushKey: public_key, hasVerifiedPhone: viewer.phone_verified === 1 };
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const form = await postedForm(args);
  const also = { choices: choicesIn(form) };
  const saved = await submit(args, saveNotificationChoices, { form: new FormData(), also });
  const problem = saved.ok ? null : wordsOf(saved.problems);
  if (form.has('_live')) return data<SavedChoices>({ problem }, { status: saved.ok ? 200 : saved.status });
  const toast = saved.ok ? saved.message : { tone: 'bad' as const, title: problem ?? '' };
  return redirectWithToast(args, '/notifications/settings', toast);
}

/** Without a connection the switch returns to its earlier position and says why. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return data<SavedChoices>({ problem: sayHere(msg`Check your connection.`) }, { status: 503 });
  }
}

const channels = ['mail', 'push', 'sms'] as const;

const columns: readonly Column<NotificationKindRow>[] = [
  { key: 'kind', label: <Trans>Tell me about</Trans>, cell: ({ words }) => words, isName: true },
  ...channels.map(
    (channel): Column<NotificationKindRow> => ({
      key: channel,
      label: channelWords[channel],
      cell: (row) =>
        row.channels
          .filter((choice) => choice.channel === channel)
          .map((choice) => <ChannelSwitch key={channel} of={row} choice={choice} />),
    }),
  ),
];

export default function NotificationSettings({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { rows, pushKey, hasVerifiedPhone } = loaderData;
  return (
    <div className="mx-auto w-full max-w-[820px] space-y-6 py-2 lg:py-4">
      <div>
        <Breadcrumbs crumbs={[{ label: t`Notifications`, to: '/notifications' }, { label: t`Settings` }]} />
        <h1 className="h-page mt-3">
          <Trans>Notification settings</Trans>
        </h1>
        <p className="mt-1 text-ink-2">
          <Trans>Everything is also listed under Notifications, whatever you choose here.</Trans>
        </p>
      </div>
      <Form
        method="post"
        className="md:rounded-xl md:bg-surface md:p-6 md:shadow-[var(--elev-sm),inset_0_0_0_1px_var(--line)]"
      >
        <Table caption={t`Ways to reach you`} columns={columns} rows={rows} rowKey={({ kind }) => kind} />
        {!hasVerifiedPhone && (
          <p className="mt-4 text-sm text-ink-2">
            <Trans>SMS is sent to a verified mobile number. Your account has none yet.</Trans>
          </p>
        )}
        <p className="mt-4 hidden noscript:block">
          <SubmitButton>
            <Trans>Save settings</Trans>
          </SubmitButton>
        </p>
      </Form>
      {pushKey && <PushPanel publicKey={pushKey} />}
    </div>
  );
}
