import { msg } from '@lingui/core/macro';
import { teamTypes } from '@souk/contract/modules/availability/resources';
import { datesIn } from '../../../lib/dates.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { OwnPage } from '../../../ui/own-page.tsx';
import { DaysOff } from '../components/team/days-off.tsx';
import { MemberTabs, TeamCrumbs } from '../components/team/team-tabs.tsx';
import { loadBookingTimes, loadDays, memberIdOf, memberOf, saveDays } from '../team-page.server.ts';
import type { Route } from './+types/member-days.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'TeamMemberDays',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, teamTypes);
  const member = await memberOf(args, args.params.id);
  const [special, { settings }] = await Promise.all([loadDays(args, member.id), loadBookingTimes(args)]);
  return { member, special, today: datesIn(settings.time_zone).isoDay(pageStateOf(args).now) };
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, teamTypes);
  return saveDays(args, memberIdOf(args.params.id));
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Days off`)];

export default function MemberDays({ loaderData, actionData }: Route.ComponentProps) {
  const { member, special, today } = loaderData;
  return (
    <OwnPage width="read" title={<bdi>{member.name}</bdi>} crumbs={<TeamCrumbs name={member.name} />}>
      <MemberTabs member={member} />
      <div className="mt-5">
        <DaysOff special={special} today={today} problems={actionData} />
      </div>
    </OwnPage>
  );
}
