import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { teamTypes } from '@souk/contract/modules/availability/resources';
import { datesIn } from '../../../lib/dates.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { OwnPage } from '../../../ui/own-page.tsx';
import { DaysOff } from '../components/team/days-off.tsx';
import { TeamTabs } from '../components/team/team-tabs.tsx';
import { loadBookingTimes, loadDays, saveDays } from '../team-page.server.ts';
import type { Route } from './+types/days-off.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'DaysOff',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, teamTypes);
  const [special, { settings }] = await Promise.all([loadDays(args, null), loadBookingTimes(args)]);
  return { special, today: datesIn(settings.time_zone).isoDay(pageStateOf(args).now) };
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, teamTypes);
  return saveDays(args, null);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Days off`)];

export default function DaysOffPage({ loaderData: { special, today }, actionData }: Route.ComponentProps) {
  return (
    <OwnPage
      width="read"
      title={<Trans>Days off</Trans>}
      lead={<Trans>Days on which your business is closed or open at other hours than usual.</Trans>}
    >
      <TeamTabs />
      <div className="mt-5">
        <DaysOff special={special} today={today} problems={actionData} />
      </div>
    </OwnPage>
  );
}
