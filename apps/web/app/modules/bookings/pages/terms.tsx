import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { bookableTypes, getBookingTerms } from '@souk/contract/modules/bookings/terms';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { FormScope } from '../../../ui/form-scope.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { TermsForm } from '../components/terms/terms-form.tsx';
import { saveTerms } from '../save-terms.server.ts';
import type { Route } from './+types/terms.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'BookingTerms',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, bookableTypes);
  return { terms: await call(args, getBookingTerms) };
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, bookableTypes);
  return saveTerms(args);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Booking terms`)];

export default function BookingTermsPage({ loaderData: { terms }, actionData }: Route.ComponentProps) {
  return (
    <OwnPage
      width="form"
      title={<Trans>Booking terms</Trans>}
      lead={<Trans>When customers pay, who confirms, and what cancelling gives back.</Trans>}
    >
      <FormScope of={actionData}>
        <TermsForm terms={terms} />
      </FormScope>
    </OwnPage>
  );
}
