import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { teamTypes } from '@souk/contract/modules/availability/resources';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { OwnPage } from '../../../ui/own-page.tsx';
import { BookingTimesForm } from '../components/team/booking-times-form.tsx';
import { TeamTabs } from '../components/team/team-tabs.tsx';
import { loadBookingTimes, saveBookingTimes } from '../team-page.server.ts';
import type { Route } from './+types/booking-times.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'BookingTimes',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, teamTypes);
  return loadBookingTimes(args);
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, teamTypes);
  return saveBookingTimes(args);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Booking times`)];

export default function BookingTimes({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OwnPage
      width="read"
      title={<Trans>Booking times</Trans>}
      lead={<Trans>When customers can book, how long before, and the time you need to get to them.</Trans>}
    >
      <TeamTabs />
      <div className="mt-5">
        <BookingTimesForm {...loaderData} problems={actionData} />
      </div>
    </OwnPage>
  );
}
