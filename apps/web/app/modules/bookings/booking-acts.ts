import { msg } from '@lingui/core/macro';
import type * as bookings from '@souk/contract/modules/bookings/bookings';
import type { BookingFamily } from '@souk/contract/modules/bookings/families';
import type * as milestones from '@souk/contract/modules/bookings/milestones';
import type { BookingKind, OpenBookingMove } from '@souk/contract/modules/bookings/statuses';
import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Check,
  CircleCheckBig,
  Flag,
  ListChecks,
  Milestone,
  PenLine,
  Play,
  Trash2,
  UserX,
  X,
} from 'lucide-react';
import { type ActTable, actsOf } from '../../ui/act-table.ts';
import type { ActedBooking } from './acted-booking.ts';
import {
  bookingCheckoutPath,
  bookingPath,
  changeBookingPath,
  disputeBookingPath,
  editBookingPath,
  moveBookingPath,
} from './booking-address.ts';
import { cancelLead, noShowLead } from './cancel-words.ts';
import { milestoneLead } from './milestone-words.ts';

/** The calls of every kind, and those that each kind has under its own path. */
type Calls = typeof bookings &
  typeof milestones &
  Pick<BookingFamily, 'confirm' | 'decline' | 'cancel' | 'hide'>;

const told = { kind: 'text', max: 500 } as const;

const actsFor = (noun: string) =>
  actsOf<Calls, ActedBooking, OpenBookingMove>()({
    noun,
    id: ({ booking_id }) => booking_id,
    // Nobody calls it off before they have read what comes back.
    open: ({ moves, if_cancelled, if_no_show }) =>
      moves.filter(
        (move) => (move !== 'cancel' || Boolean(if_cancelled)) && (move !== 'no-show' || Boolean(if_no_show)),
      ),
    read: 'getBooking',
    home: bookingPath,
    moves: {
      pay: {
        leadsTo: ({ booking_id }) => bookingCheckoutPath(booking_id),
        words: msg`Pay now`,
        tone: 'primary',
      },
      confirm: { endpoint: 'confirm', words: msg`Confirm`, tone: 'primary', icon: Check },
      'accept-time': {
        endpoint: 'answerProposal',
        sets: { answer: 'accept' },
        words: msg`Accept the new time`,
        tone: 'primary',
        icon: CalendarCheck,
      },
      milestone: {
        endpoint: 'reachNextMilestone',
        words: msg`Milestone reached`,
        title: msg`Have you reached the next milestone?`,
        lead: milestoneLead,
        does: msg`Ask for its share`,
        tone: 'quiet',
        icon: Milestone,
      },
      start: { endpoint: 'startBooking', words: msg`Start`, tone: 'primary', icon: Play },
      'job-done': { endpoint: 'finishJob', words: msg`It’s done`, tone: 'primary', icon: CircleCheckBig },
      complete: {
        endpoint: 'completeBooking',
        words: msg`Yes, it’s done`,
        tone: 'primary',
        icon: CircleCheckBig,
      },
      'decline-time': {
        endpoint: 'answerProposal',
        sets: { answer: 'decline' },
        words: ({ proposal, role }) =>
          proposal?.by === role ? msg`Take the new time back` : msg`Keep the booked time`,
        tone: 'quiet',
        icon: CalendarX,
      },
      move: {
        leadsTo: ({ booking_id }) => moveBookingPath(booking_id),
        words: ({ status }) => (status === 'Pending' ? msg`Change the time` : msg`Propose another time`),
        tone: 'quiet',
        icon: CalendarClock,
      },
      edit: {
        leadsTo: ({ booking_id }) => editBookingPath(booking_id),
        words: msg`Change the services`,
        tone: 'quiet',
        icon: ListChecks,
      },
      change: {
        leadsTo: ({ booking_id }) => changeBookingPath(booking_id),
        words: msg`Change the work`,
        tone: 'quiet',
        icon: PenLine,
      },
      dispute: {
        leadsTo: ({ booking_id }) => disputeBookingPath(booking_id),
        words: ({ is_no_show }) => (is_no_show ? msg`I was there` : msg`Something is wrong`),
        tone: 'quiet',
        icon: Flag,
      },
      'no-show': {
        endpoint: 'markNoShow',
        words: msg`They didn’t come`,
        title: ({ customer }) => msg`${customer.name} didn’t come?`,
        lead: noShowLead,
        does: msg`They didn’t come`,
        tone: 'danger',
        icon: UserX,
      },
      decline: {
        endpoint: 'decline',
        words: msg`Decline`,
        title: ({ title }) => msg`Decline ${title}?`,
        lead: ({ paid }) =>
          paid.cents > 0
            ? msg`What the customer has paid goes back.`
            : msg`The time is free again, and the customer is told.`,
        does: msg`Decline the booking`,
        tone: 'danger',
        icon: X,
        fields: {
          reason: { ...told, label: msg`Reason (optional)`, hint: msg`The customer will see this.` },
        },
      },
      cancel: {
        endpoint: 'cancel',
        words: msg`Cancel booking`,
        title: ({ title }) => msg`Cancel ${title}?`,
        lead: cancelLead,
        does: msg`Cancel this booking`,
        keep: msg`Keep it`,
        tone: 'danger',
        icon: X,
        fields: {
          quoted_cents: { kind: 'given' },
          reason: {
            ...told,
            label: msg`Reason`,
            hint: ({ role }) =>
              role === 'customer' ? msg`The business will see this.` : msg`The customer will see this.`,
            isRequired: true,
          },
        },
      },
      hide: {
        endpoint: 'hide',
        words: msg`Remove from history`,
        title: msg`Remove this booking from your history?`,
        lead: msg`You won’t see it in your lists any more. The other side keeps it.`,
        does: msg`Remove it`,
        tone: 'danger',
        icon: Trash2,
      },
    },
  });

export const spaBookingActs = actsFor('spa-bookings');
export const beautyBookingActs = actsFor('beauty-bookings');
export const handymanBookingActs = actsFor('handyman-bookings');
export const eventBookingActs = actsFor('event-bookings');

/** A booking moves under the path of its own kind. */
export const actsByKind: Record<BookingKind, ActTable<ActedBooking, OpenBookingMove, Calls>> = {
  spa: spaBookingActs,
  beauty: beautyBookingActs,
  handyman: handymanBookingActs,
  events: eventBookingActs,
};
