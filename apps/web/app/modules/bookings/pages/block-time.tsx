import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { bookableTypes } from '@souk/contract/modules/bookings/terms';
import { Form } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { blockTime, loadBlockForm } from '../block-time.server.ts';
import { businessPath } from '../business-addresses.ts';
import { calendarAddress } from '../calendar-address.ts';
import type { Route } from './+types/block-time.ts';

export const handle = {
  access: 'business:handyman,professional,events,beauty,wellbeing,spa',
  screen: 'BlockTime',
};

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, bookableTypes);
  return loadBlockForm(args, args.url.searchParams);
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, bookableTypes);
  return blockTime(args);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Block time`)];

type Shown = Route.ComponentProps['loaderData'];

function Whose({ team, who }: Pick<Shown, 'team' | 'who'>) {
  const { t } = useLingui();
  const options = team.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Select
      name="resource_id"
      label={t`Whose time`}
      options={[{ value: '', label: t`The whole business` }, ...options]}
      defaultValue={who === null ? '' : String(who)}
    />
  );
}

function Times({ date, today, time }: Pick<Shown, 'date' | 'today' | 'time'>) {
  const { t } = useLingui();
  return (
    <>
      <Checkbox name="all_day" label={t`Whole days`} />
      <div className="grid grid-cols-2 gap-5">
        <DateField name="date" label={t`First day`} min={today} defaultValue={date} />
        <DateField name="until_date" label={t`Last day, if another`} min={today} />
      </div>
      <div className="grid grid-cols-2 gap-5 group-has-[[type=checkbox]:checked]:hidden">
        <DateField kind="time" name="time" label={t`From`} defaultValue={time ?? ''} />
        <DateField kind="time" name="until_time" label={t`Until`} />
      </div>
    </>
  );
}

/** Keeps time free of customers: of one person or room, or of the whole business. */
export default function BlockTime({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { date, timeZone } = loaderData;
  const back = calendarAddress(businessPath, 'day', date);
  const labels = { date: t`First day`, until_date: t`Last day`, time: t`From`, until_time: t`Until` };
  return (
    <OwnPage
      width="form"
      title={<Trans>Block time</Trans>}
      lead={<Trans>Nobody can book it. Times are those of {timeZone}.</Trans>}
      crumbs={<Breadcrumbs crumbs={[{ label: t`Bookings`, to: back }, { label: t`Block time` }]} />}
    >
      <FormScope of={actionData}>
        <FormProblem labels={labels} />
        <Form method="post" noValidate className="group panel grid gap-5 p-5 lg:p-6">
          <Whose {...loaderData} />
          <Times {...loaderData} />
          <TextField name="note" label={t`Note, for yourself`} maxLength={200} />
          <div className="flex flex-wrap justify-end gap-2.5">
            <ButtonLink to={back} tone="line">
              <Trans>Cancel</Trans>
            </ButtonLink>
            <SubmitButton>
              <Trans>Block time</Trans>
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </OwnPage>
  );
}
