import type { CalendarEvent } from '@souk/contract/modules/calendar/entries';
import { Ban, CalendarCheck, Clock, type LucideIcon, StickyNote, Truck } from 'lucide-react';

interface Look {
  icon: LucideIcon;
  ground: string;
  ink: string;
}

const looks = {
  note: { icon: StickyNote, ground: 'bg-mute-soft', ink: 'text-mute' },
  blocked: { icon: Ban, ground: 'bg-inset outline -outline-offset-1 outline-line-strong', ink: 'text-ink-2' },
  tentative: {
    icon: Clock,
    ground: 'bg-surface outline-2 -outline-offset-2 outline-dashed outline-warn',
    ink: 'text-warn',
  },
  delivery: { icon: Truck, ground: 'bg-shop-soft', ink: 'text-shop' },
  confirmed: { icon: CalendarCheck, ground: 'bg-info-soft', ink: 'text-info' },
} as const satisfies Record<string, Look>;

export type EntryLook = keyof typeof looks;

const deliveryKind = 'order';

/** How an entry is drawn; its words say the same. */
export function lookOf({ kind, is_blocked, state }: CalendarEvent): EntryLook {
  if (is_blocked) return 'blocked';
  if (kind === 'imported') return 'blocked';
  if (kind === deliveryKind) return 'delivery';
  return kind === 'note' ? 'note' : state;
}

export const entryLooks: Record<EntryLook, Look> = looks;
