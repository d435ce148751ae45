import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createEntry } from '@souk/contract/modules/calendar/entries';
import { isDay } from '../../../lib/calendar-days.ts';
import { datesIn } from '../../../lib/dates.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { OwnPage } from '../../../ui/own-page.tsx';
import { CalendarCrumbs } from '../components/calendar-crumbs.tsx';
import { NoteForm } from '../components/note-form.tsx';
import { loadNoteForm, saveNote } from '../load-note.server.ts';
import type { Route } from './+types/new-note.ts';

export const handle = { access: 'login', screen: 'NewCalendarNote' };

export async function loader(args: Route.LoaderArgs) {
  const form = await loadNoteForm(args);
  const asked = args.url.searchParams.get('date');
  return { ...form, date: isDay(asked) ? asked : datesIn(form.timeZone).isoDay(pageStateOf(args).now) };
}

export const action = (args: Route.ActionArgs) => saveNote(args, createEntry);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Add to calendar`)];

const empty = {
  title: '',
  start_time: '',
  end_time: '',
  all_day: false,
  is_blocked: false,
  resource_id: null,
};

export default function NewNote({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { date, resources, timeZone } = loaderData;
  return (
    <OwnPage
      width="form"
      title={<Trans>Add to calendar</Trans>}
      crumbs={<CalendarCrumbs crumbs={[{ label: t`Add to calendar` }]} />}
    >
      <NoteForm
        note={{ ...empty, date, end_date: date }}
        resources={resources}
        timeZone={timeZone}
        problems={actionData}
      />
    </OwnPage>
  );
}
