import { Trans } from '@lingui/react/macro';
import type { CartGroup } from '@souk/contract/modules/retail/carts';
import { price } from '../../../../lib/format.ts';
import { NoteList, turnOf } from './note-list.tsx';

type PostageNote = CartGroup['notes'][number];

function NoteWords({ note: { method, from, to } }: { note: PostageNote }) {
  if (!to) return <Trans>{method} is no longer offered.</Trans>;
  const [before, now] = [price(from.cents), price(to.cents)];
  return to.cents < from.cents ? (
    <Trans>
      {method} has come down from {before} to {now}.
    </Trans>
  ) : (
    <Trans>
      {method} has gone up from {before} to {now}.
    </Trans>
  );
}

/** What a shop has changed in its postage since the buyer saw it. */
export function PostageNotes({ notes }: Pick<CartGroup, 'notes'>) {
  const shown = notes.map((note) => ({
    key: note.method,
    turn: turnOf(note.from, note.to),
    words: <NoteWords note={note} />,
  }));
  return <NoteList notes={shown} />;
}
