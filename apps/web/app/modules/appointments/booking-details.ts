import type { Service } from '@souk/contract/modules/appointments/services';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';

/** What a kind of booking asks besides services and time. */
export interface Asked {
  /** What is to be done: handyman bookings are not made without it. */
  description: 'needed' | 'welcome' | null;
  hasEventType: boolean;
  hasNote: boolean;
  needsAddress: boolean;
  /** Some of it is priced per head. */
  hasGuests: boolean;
}

type Priced = Pick<Service, 'price_kind' | 'place'>;

/** The questions of the third step for what was chosen. */
export function askedOf(kind: BookingKind, services: readonly Priced[]): Asked {
  const isJob = kind === 'handyman';
  const isEvent = kind === 'events';
  return {
    description: isJob ? 'needed' : isEvent ? 'welcome' : null,
    hasEventType: isEvent,
    hasNote: !isJob && !isEvent,
    needsAddress: isJob || services.some(({ place }) => place === 'customer'),
    hasGuests: services.some(({ price_kind }) => price_kind === 'head'),
  };
}

interface Told {
  description?: string | undefined;
  event_type?: string | undefined;
  address?: object | undefined;
}

/** Whether nothing that is needed is missing, so that the last step can be shown. */
export const isTold = ({ description, hasEventType, needsAddress }: Asked, told: Told | null): boolean =>
  (description !== 'needed' || Boolean(told?.description)) &&
  (!hasEventType || Boolean(told?.event_type)) &&
  (!needsAddress || told?.address !== undefined);
