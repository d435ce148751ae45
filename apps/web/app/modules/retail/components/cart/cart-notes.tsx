import { Trans } from '@lingui/react/macro';
import type { CartItem, CartNote } from '@souk/contract/modules/retail/carts';
import { CircleAlert, TrendingDown, TrendingUp } from 'lucide-react';
import { price } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/icon.tsx';

function NoteWords({ note }: { note: CartNote }) {
  if (note.kind === 'gone') return <Trans>It is not sold any more.</Trans>;
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

const iconOf = (note: CartNote) => {
  if (note.kind !== 'price-changed') return CircleAlert;
  return note.to.cents < note.from.cents ? TrendingDown : TrendingUp;
};

const toneOf = (note: CartNote) =>
  note.kind === 'price-changed' && note.to.cents < note.from.cents ? 'text-good' : 'text-warn';

/** What has changed about a line since the buyer saw it. */
export function CartNotes({ item }: { item: Pick<CartItem, 'notes'> }) {
  if (item.notes.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1 text-sm font-medium">
      {item.notes.map((note) => (
        <li key={note.kind} className={`flex items-start gap-1.5 ${toneOf(note)}`}>
          <Icon of={iconOf(note)} size={16} className="mt-0.5" />
          <span>
            <NoteWords note={note} />
          </span>
        </li>
      ))}
    </ul>
  );
}
