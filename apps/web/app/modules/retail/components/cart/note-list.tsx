import type { Money } from '@souk/contract/shared/values';
import { CircleAlert, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';

const looks = {
  cheaper: [TrendingDown, 'text-good'],
  dearer: [TrendingUp, 'text-warn'],
  gone: [CircleAlert, 'text-warn'],
} as const;

type Turn = keyof typeof looks;

/** Whether a price has risen or fallen; nothing if it no longer applies. */
export const turnOf = (from: Money, to: Money | null): Turn =>
  !to ? 'gone' : to.cents < from.cents ? 'cheaper' : 'dearer';

export interface ShownNote {
  key: string;
  turn: Turn;
  words: ReactNode;
}

/** What has changed since the buyer saw it. */
export function NoteList({ notes }: { notes: readonly ShownNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1 text-sm font-medium">
      {notes.map(({ key, turn, words }) => {
        const [icon, tone] = looks[turn];
        return (
          <li key={key} className={`flex items-start gap-1.5 ${tone}`}>
            <Icon of={icon} size={16} className="mt-0.5" />
            <span>{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
