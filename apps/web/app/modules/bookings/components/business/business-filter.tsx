import { Trans, useLingui } from '@lingui/react/macro';
import { bookingTabs } from '@souk/contract/modules/bookings/statuses';
import { Form, useSubmit } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { receivedBookingWords } from '../../booking-states.ts';
import { businessPath } from '../../business-addresses.ts';
import { type BusinessQuery, periods } from '../../business-query.ts';

/** The period in the viewer's language; the address keeps the specification's spelling. */
function usePeriods() {
  const { t } = useLingui();
  const words = {
    Today: t`Today`,
    'This Week': t`This week`,
    'This Month': t`This month`,
    'This Year': t`This year`,
  };
  return periods.map((value) => ({ value, label: words[value] }));
}

/** State and period above the list; without scripts they are sent by the button. */
export function BusinessFilter({ query }: { query: BusinessQuery }) {
  const { t, i18n } = useLingui();
  const submit = useSubmit();
  const periodOptions = usePeriods();
  return (
    <Form
      method="get"
      action={businessPath}
      className="flex flex-wrap items-end gap-3"
      onChange={(event) => void submit(event.currentTarget)}
    >
      {query.tab !== 'bookings' && <input type="hidden" name="tab" value={query.tab} />}
      <Select
        key={query.tab}
        name="status"
        label={t`State`}
        placeholder={t`All states`}
        options={bookingTabs[query.tab].map((value) => ({
          value,
          label: i18n._(receivedBookingWords[value]),
        }))}
        defaultValue={query.status ?? ''}
        className="w-full sm:w-52"
      />
      <Select
        name="date_filter"
        label={t`Booked`}
        placeholder={t`Any time`}
        options={periodOptions}
        defaultValue={query.date_filter ?? ''}
        className="w-full sm:w-44"
      />
      <Button type="submit" tone="soft" className="!h-12">
        <Trans>Show</Trans>
      </Button>
    </Form>
  );
}
