import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { teamTypes } from '@souk/contract/modules/availability/resources';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { Acts } from '../../../ui/acts.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { MemberForm } from '../components/team/member-form.tsx';
import { MemberTabs, TeamCrumbs } from '../components/team/team-tabs.tsx';
import { teamActs } from '../team-acts.ts';
import { loadMember, saveMember } from '../team-page.server.ts';
import type { Route } from './+types/member.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'TeamMember',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, teamTypes);
  return loadMember(args, args.params.id);
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, teamTypes);
  return saveMember(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? msg`Team: ${loaderData.member.name}` : msg`Team`),
];

export default function Member({ loaderData: { member, profile }, actionData }: Route.ComponentProps) {
  const alone = profile?.does_alone ?? [];
  const names = alone.map(({ name }) => name).join(', ');
  return (
    <OwnPage
      width="read"
      title={<bdi>{member.name}</bdi>}
      crumbs={<TeamCrumbs name={member.name} />}
      aside={<Acts of={teamActs} row={member} only={['archive', 'restore']} />}
    >
      <MemberTabs member={member} />
      {alone.length > 0 && (
        <p className="mt-5 rounded-md bg-warn-soft px-4 py-3 text-[15px]">
          {member.is_active ? (
            <Trans>Only they do: {names}. If you archive them, nobody can book this any more.</Trans>
          ) : (
            <Trans>Nobody else does: {names}. It cannot be booked until you choose who does it.</Trans>
          )}
        </p>
      )}
      <div className="mt-5">
        <MemberForm key={member.id} member={member} profile={profile} problems={actionData} />
      </div>
    </OwnPage>
  );
}
