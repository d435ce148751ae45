import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { listResources, teamTypes } from '@souk/contract/modules/availability/resources';
import { UserPlus } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { TeamList } from '../components/team/team-list.tsx';
import { TeamTabs } from '../components/team/team-tabs.tsx';
import { addToTeamPath } from '../team-paths.ts';
import type { Route } from './+types/team.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'Team',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, teamTypes);
  return { team: await call(args, listResources, { query: { with_archived: true } }) };
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Team`)];

export default function TeamPage({ loaderData: { team } }: Route.ComponentProps) {
  const add = (
    <ButtonLink to={addToTeamPath} icon={UserPlus}>
      <Trans>Add to your team</Trans>
    </ButtonLink>
  );
  return (
    <OwnPage
      width="read"
      title={<Trans>Team</Trans>}
      lead={<Trans>Who works with you, in which rooms, and when they can be booked.</Trans>}
      aside={team.length > 0 && add}
    >
      <TeamTabs />
      <div className="mt-5">
        {team.length > 0 ? (
          <TeamList team={team} />
        ) : (
          <EmptyState palette="rose" title={<Trans>Nobody here yet</Trans>} action={add}>
            <Trans>Add the people whose time customers can book, and the rooms and chairs they need.</Trans>
          </EmptyState>
        )}
      </div>
    </OwnPage>
  );
}
