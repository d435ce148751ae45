import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { updateEntry } from '@souk/contract/modules/calendar/entries';
import { pageTitle } from '../../../lib/page-head.ts';
import { Acts } from '../../../ui/acts.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { CalendarCrumbs } from '../components/calendar-crumbs.tsx';
import { NoteForm } from '../components/note-form.tsx';
import { loadNote, saveNote } from '../load-note.server.ts';
import { noteActs } from '../note-acts.ts';
import type { Route } from './+types/note.ts';

export const handle = { access: 'login', screen: 'CalendarNote' };

export const loader = (args: Route.LoaderArgs) => loadNote(args, args.params.id);

export const action = (args: Route.ActionArgs) => saveNote(args, updateEntry, { id: args.params.id });

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`In your calendar`)];

export default function Note({ loaderData, actionData }: Route.ComponentProps) {
  const { note, resources, timeZone } = loaderData;
  return (
    <OwnPage
      width="form"
      title={<Trans>In your calendar</Trans>}
      crumbs={<CalendarCrumbs crumbs={[{ label: note.title }]} />}
      aside={<Acts of={noteActs} row={note} suffix={note.title} />}
    >
      <NoteForm note={note} resources={resources} timeZone={timeZone} problems={actionData} />
    </OwnPage>
  );
}
