import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { bookableTypes } from '@souk/contract/modules/bookings/terms';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { ChooseForm } from '../components/enter/choose-form.tsx';
import { EnterForm } from '../components/enter/enter-form.tsx';
import { loadEntering, sendEntered } from '../enter-booking.server.ts';
import type { Route } from './+types/enter-booking.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'EnterBooking',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, bookableTypes);
  return loadEntering(args, args.url.searchParams);
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, bookableTypes);
  return sendEntered(args, args.url.searchParams);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`New booking`)];

/** A booking of somebody who walked in or called. */
export default function EnterBooking({ loaderData: entering, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { timeZone, services, choice } = entering;
  const back = `/business-bookings?view=day&date=${choice.date}`;
  return (
    <OwnPage
      width="read"
      title={<Trans>New booking</Trans>}
      lead={
        <Trans>
          For somebody who walked in or called: it stands at once and is paid on the spot. Times are those of{' '}
          {timeZone}.
        </Trans>
      }
      crumbs={<Breadcrumbs crumbs={[{ label: t`Bookings`, to: back }, { label: t`New booking` }]} />}
    >
      {services.length === 0 ? (
        <EmptyState palette="rose" title={<Trans>No services with a price yet</Trans>}>
          <Trans>Say what you do and at what price, and you can enter bookings of it.</Trans>
        </EmptyState>
      ) : (
        <div className="grid gap-5">
          <ChooseForm key={`${choice.date} ${choice.staff}`} entering={entering} />
          {choice.services.length > 0 && <EnterForm entering={entering} problems={actionData} />}
        </div>
      )}
    </OwnPage>
  );
}
