import {
  Archive,
  Ban,
  Banknote,
  BellRing,
  Bike,
  Calendar,
  Check,
  Clock,
  Flag,
  Flame,
  Inbox,
  ListChecks,
  LoaderCircle,
  MessagesSquare,
  PackageCheck,
  Send,
  Tag,
  Truck,
  Undo2,
  User,
  X,
} from 'lucide-react';
import type { IconShape } from './icon.tsx';

export type StatusTone = 'warn' | 'info' | 'good' | 'bad' | 'mute';

type Look = [tone: StatusTone, icon: IconShape];

const warn: Look = ['warn', Clock];
const good: Look = ['good', Check];
const bad: Look = ['bad', X];
const mute: Look = ['mute', Archive];

/** Tone and icon of every status key of the product; keys keep their spelling. */
const looks = new Map<string, Look>([
  ['pending', warn],
  ['pending approval', warn],
  ['quote-requested', warn],
  ['amount-paid-pending', warn],
  ['in-the-kitchen', ['warn', Flame]],
  ['quote-sent', ['info', Send]],
  ['appointment', ['info', Calendar]],
  ['inprocess', ['info', LoaderCircle]],
  ['in-progress', ['info', LoaderCircle]],
  ['new-orders', ['info', Inbox]],
  ['on-the-way', ['info', Bike]],
  ['shortlist', ['info', ListChecks]],
  ['interview', ['info', MessagesSquare]],
  ['approved', good],
  ['verified', good],
  ['active', good],
  ['accepted', good],
  ['quote-accepted', good],
  ['accepted-paid', ['good', Banknote]],
  ['confirmed', good],
  ['food-is-ready-for-pickup', ['good', BellRing]],
  ['job-done', good],
  ['completed', good],
  ['delivered', good],
  ['placed', ['info', Inbox]],
  ['shipped', ['info', Truck]],
  ['part-shipped', ['info', Truck]],
  ['ordered', mute],
  ['requested', warn],
  ['sent', ['info', Truck]],
  ['received', ['info', PackageCheck]],
  ['returned', ['mute', Undo2]],
  ['refunded', ['good', Banknote]],
  ['part-refunded', ['good', Banknote]],
  ['declined', bad],
  ['closed', mute],
  ['rejected', bad],
  ['quote-declined', bad],
  ['quote-request-declined', bad],
  ['cancelled', bad],
  ['blocked', ['bad', Ban]],
  ['disputed', ['bad', Flag]],
  ['reject', bad],
  ['spam', ['bad', Ban]],
  ['expired', mute],
  ['sold', ['mute', Tag]],
  ['past', mute],
  ['applicant', ['mute', User]],
  ['inactive', mute],
]);

/** An unknown key gets the neutral look. */
export const statusLook = (status: string): Look => looks.get(status.toLowerCase()) ?? mute;

/** Keys that would read badly without a label. */
const spelled: Record<string, string> = {
  inprocess: 'In process',
  'accepted-paid': 'Accepted, paid',
  'new-orders': 'New order',
};

/** The key in sentence case: `Quote-Requested` becomes "Quote requested". */
export const statusWords = (status: string): string => {
  const fixed = spelled[status.toLowerCase()];
  if (fixed) return fixed;
  const words = status.replaceAll(/[-_]/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
