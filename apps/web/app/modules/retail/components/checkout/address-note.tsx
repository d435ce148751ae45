import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CartGroup } from '@souk/contract/modules/retail/carts';
import { price } from '../../../../lib/format.ts';
import { NoteList } from '../cart/note-list.tsx';

type Note = NonNullable<CartGroup['address_note']>;

const reasons: Record<Note['zone'], MessageDescriptor> = {
  local: msg`This address is close to the shop`,
  state: msg`This address is further from the shop`,
  interstate: msg`This address is in another state`,
  remote: msg`This address is in a remote area`,
};

const comparisons: Record<Note['than'], MessageDescriptor> = {
  'usual-address': msg`than to your usual address`,
  nearby: msg`than near the shop`,
};

function costOf({ more: { cents } }: Note): MessageDescriptor[] {
  if (cents === 0) return [];
  return [cents > 0 ? msg`costs ${price(cents)} more` : msg`costs ${price(-cents)} less`];
}

function timeOf({ more_days: days }: Note): MessageDescriptor[] {
  if (days === 0) return [];
  if (days > 0) return [days === 1 ? msg`takes 1 day longer` : msg`takes ${days} days longer`];
  return [days === -1 ? msg`takes 1 day less` : msg`takes ${-days} days less`];
}

function Words({ note }: { note: Note }) {
  const { i18n } = useLingui();
  const reason = i18n._(reasons[note.zone]);
  const than = i18n._(comparisons[note.than]);
  const [first, second] = [...costOf(note), ...timeOf(note)].map((one) => i18n._(one));
  return second ? (
    <Trans>
      {reason}. Delivery {first} and {second} {than}.
    </Trans>
  ) : (
    <Trans>
      {reason}. Delivery {first} {than}.
    </Trans>
  );
}

/** What the chosen address changes of a shop's delivery, and why. */
export function AddressNote({ note }: { note: CartGroup['address_note'] }) {
  if (!note) return null;
  const isWorse = note.more.cents > 0 || (note.more.cents === 0 && note.more_days > 0);
  const turn = isWorse ? 'dearer' : 'cheaper';
  return <NoteList notes={[{ key: 'address', turn, words: <Words note={note} /> }]} />;
}
