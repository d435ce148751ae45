import { Trans } from '@lingui/react/macro';
import type { CartGroup } from '@souk/contract/modules/retail/carts';
import { CircleAlert, TrendingDown, TrendingUp } from 'lucide-react';
import { price } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/icon.tsx';

type PostageNote = CartGroup['notes'][number];

function NoteWords({ note: { method, from, to } }: { note: PostageNote }) {
  if (!to) return <Trans>{method} is not offered any more.</Trans>;
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

const iconOf = ({ from, to }: PostageNote) =>
  !to ? CircleAlert : to.cents < from.cents ? TrendingDown : TrendingUp;

const toneOf = ({ from, to }: PostageNote) => (to && to.cents < from.cents ? 'text-good' : 'text-warn');

/** What a shop has changed of its postage since the buyer saw it. */
export function PostageNotes({ notes }: Pick<CartGroup, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1 text-sm font-medium">
      {notes.map((note) => (
        <li key={note.method} className={`flex items-start gap-1.5 ${toneOf(note)}`}>
          <Icon of={iconOf(note)} size={16} className="mt-0.5" />
          <span>
            <NoteWords note={note} />
          </span>
        </li>
      ))}
    </ul>
  );
}
