import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listCalendarResources } from '@souk/contract/modules/calendar/entries';
import { type CalendarFeed, listFeeds, renewFeed } from '@souk/contract/modules/calendar/feeds';
import { listSources } from '@souk/contract/modules/calendar/sources';
import { data, Form } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Acts } from '../../../ui/acts.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { CalendarCrumbs } from '../components/calendar-crumbs.tsx';
import { SourceList } from '../components/source-list.tsx';
import { feedActs } from '../feed-acts.ts';
import type { Route } from './+types/settings.ts';

export const handle = { access: 'login', screen: 'CalendarSettings' };

export async function loader(args: Route.LoaderArgs) {
  const { seller_type: type } = await requireUser(args);
  const [feeds, sources, resources] = await Promise.all([
    call(args, listFeeds),
    call(args, listSources),
    type === 'private' ? [] : call(args, listCalendarResources),
  ]);
  return { feeds, sources, resources };
}

/** The secret is shown in the answer and never again. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const made = await submit(args, renewFeed);
  if (!made.ok) return data({ problems: made.problems, address: null }, { status: made.status });
  return { problems: undefined, address: new URL(made.reply.path, args.url.origin).href };
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Calendar settings`)];

function FeedLine({ feed }: { feed: CalendarFeed }) {
  const { shortMonthDate, notificationTime } = useDates();
  const made = shortMonthDate(feed.created_at);
  const read = feed.read_at && notificationTime(feed.read_at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div className="min-w-0">
        <bdi className="font-semibold">{feed.resource?.name ?? <Trans>The whole calendar</Trans>}</bdi>
        <span className="num block text-sm text-ink-2">
          <Trans>Made on {made}.</Trans>{' '}
          {read ? <Trans>Last read {read}.</Trans> : <Trans>Not read yet.</Trans>}
        </span>
      </div>
      <Acts of={feedActs} row={feed} size="sm" suffix={feed.resource?.name ?? ''} />
    </li>
  );
}

function FreshAddress({ address }: { address: string }) {
  const { t } = useLingui();
  return (
    <div role="status" className="mt-4 rounded-lg bg-good-soft p-4">
      <label className="block text-[15px]">
        <span className="font-semibold">
          <Trans>Copy this address now: it is not shown again.</Trans>
        </span>
        <input
          readOnly
          dir="ltr"
          value={address}
          aria-label={t`Secret address`}
          onFocus={(event) => event.currentTarget.select()}
          className="num mt-2 block h-12 w-full rounded-md bg-surface px-3 text-sm"
        />
      </label>
    </div>
  );
}

export default function CalendarSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { feeds, sources, resources } = loaderData;
  const address = actionData?.address;
  return (
    <OwnPage
      width="read"
      title={<Trans>Calendar settings</Trans>}
      crumbs={<CalendarCrumbs crumbs={[{ label: t`Calendar settings` }]} />}
    >
      <section className="panel p-5 lg:p-7">
        <h2 className="h-panel">
          <Trans>Read it in another calendar</Trans>
        </h2>
        <p className="mt-1 max-w-[60ch] text-[15px] text-ink-2">
          <Trans>
            Google, Apple and other calendars can follow yours by a secret address. Whoever has it can read
            the calendar; a new one ends the one before.
          </Trans>
        </p>
        {feeds.length > 0 && (
          <ul className="mt-4">
            {feeds.map((feed) => (
              <FeedLine key={feed.id} feed={feed} />
            ))}
          </ul>
        )}
        {address && <FreshAddress address={address} />}
        <FormScope of={actionData?.problems}>
          <Form method="post" noValidate className="mt-5 flex flex-wrap items-end gap-3">
            <FormProblem />
            {resources.length > 0 && (
              <Select
                name="resource_id"
                label={t`Whose calendar`}
                placeholder={t`The whole calendar`}
                options={resources.map(({ id, name }) => ({ value: String(id), label: name }))}
                className="w-64"
              />
            )}
            <SubmitButton>
              <Trans>Make a new address</Trans>
            </SubmitButton>
          </Form>
        </FormScope>
      </section>
      <SourceList sources={sources} />
    </OwnPage>
  );
}
