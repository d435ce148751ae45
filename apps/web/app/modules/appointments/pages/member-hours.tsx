import { msg } from '@lingui/core/macro';
import { teamTypes } from '@souk/contract/modules/availability/resources';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { OwnPage } from '../../../ui/own-page.tsx';
import { HoursForm } from '../components/team/hours-form.tsx';
import { MemberTabs, TeamCrumbs } from '../components/team/team-tabs.tsx';
import { memberOf, saveHours } from '../team-page.server.ts';
import type { Route } from './+types/member-hours.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'TeamMemberHours',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, teamTypes);
  return { member: await memberOf(args, args.params.id) };
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, teamTypes);
  return saveHours(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Weekly hours`)];

export default function MemberHours({ loaderData: { member }, actionData }: Route.ComponentProps) {
  return (
    <OwnPage width="read" title={<bdi>{member.name}</bdi>} crumbs={<TeamCrumbs name={member.name} />}>
      <MemberTabs member={member} />
      <div className="mt-5">
        <HoursForm key={member.id} member={member} problems={actionData} />
      </div>
    </OwnPage>
  );
}
