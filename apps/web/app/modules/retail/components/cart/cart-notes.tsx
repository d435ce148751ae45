import { Trans } from '@lingui/react/macro';
import type { CartItem, CartNote } from '@souk/contract/modules/retail/carts';
import { price } from '../../../../lib/format.ts';
import { NoteList, turnOf } from './note-list.tsx';

function NoteWords({ note }: { note: CartNote }) {
  if (note.kind === 'gone') return <Trans>It is no longer sold.</Trans>;
  if (note.kind === 'stock-short') {
    const { free } = note;
    return free > 0 ? <Trans>Only {free} left.</Trans> : <Trans>Sold out.</Trans>;
  }
  const from = price(note.from.cents);
  const to = price(note.to.cents);
  return note.to.cents < note.from.cents ? (
    <Trans>
      The price has come down from {from} to {to}.
    </Trans>
  ) : (
    <Trans>
      The price has gone up from {from} to {to}.
    </Trans>
  );
}

/** What has changed about a line since the buyer saw it. */
export function CartNotes({ item }: { item: Pick<CartItem, 'notes'> }) {
  const shown = item.notes.map((note) => ({
    key: note.kind,
    turn: note.kind === 'price-changed' ? turnOf(note.from, note.to) : ('gone' as const),
    words: <NoteWords note={note} />,
  }));
  return <NoteList notes={shown} />;
}
