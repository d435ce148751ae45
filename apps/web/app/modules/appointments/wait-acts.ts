import { msg } from '@lingui/core/macro';
import type { OpenWaitMove } from '@souk/contract/modules/appointments/wait-values';
import type * as waits from '@souk/contract/modules/appointments/waits';
import { CalendarCheck, LogOut, X } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { bookingCheckoutPath, bookingPath } from '../bookings/index.ts';

/** What customers can do with their place on a waiting list. */
export const waitActs = actsOf<typeof waits, waits.Wait, OpenWaitMove>()({
  noun: 'waits',
  id: ({ wait_id }) => wait_id,
  open: ({ moves }) => moves,
  home: () => '/booking-list',
  moves: {
    accept: {
      endpoint: 'acceptFreedTime',
      words: msg`Book this time`,
      tone: 'primary',
      icon: CalendarCheck,
      back: ({ booking_id: id, next }) => (next?.step === 'pay' ? bookingCheckoutPath(id) : bookingPath(id)),
    },
    decline: {
      endpoint: 'declineFreedTime',
      words: msg`No, thank you`,
      told: msg`The time goes to the next.`,
      tone: 'quiet',
      icon: X,
    },
    leave: {
      endpoint: 'leaveWaitingList',
      words: msg`Leave the waiting list`,
      told: msg`You have left the waiting list.`,
      tone: 'quiet',
      icon: LogOut,
    },
  },
});
