/** Front door of availability: counted stock, time of resources, and the claims of both. */
export { defaultCalendar, getCalendar, listCalendars } from './calendars/calendar.queries.ts';
export type { Hours, WeekHours } from './calendars/hours.rules.ts';
export { saveCalendar } from './calendars/save-calendar.ts';
export { type SpecialDay, saveSpecialDays } from './calendars/save-special-days.ts';
export { cutSpans, joinSpans, type Span } from './calendars/span.rules.ts';
export { hoursChanged, stockChanged, teamChanged, timeFreed } from './events.ts';
export { archiveResource } from './resources/archive-resource.ts';
export { changeResource } from './resources/change-resource.ts';
export { createResource, type NewResource } from './resources/create-resource.ts';
export {
  getResource,
  listInUse,
  listResources,
  namesOfResources,
  type Resource,
  shareResources,
} from './resources/resource.queries.ts';
export { type ResourceRow, resources } from './resources/resource.tables.ts';
export { restoreResource } from './resources/restore-resource.ts';
export { saveRoster } from './resources/save-roster.ts';
export { holdStock } from './stocks/hold-stock.ts';
export { openStock } from './stocks/open-stock.ts';
export { OutOfStock } from './stocks/out-of-stock.ts';
export { releaseHeld } from './stocks/release-held.ts';
export { returnStock } from './stocks/return-stock.ts';
export { setStock } from './stocks/set-stock.ts';
export { type Claimant, type StockState, stocksOf, type Wanted } from './stocks/stock.queries.ts';
export { stocks } from './stocks/stock.tables.ts';
export { takeHeld } from './stocks/take-held.ts';
export { blockTime } from './time-claims/block-time.ts';
export { bookTime } from './time-claims/book-time.ts';
export type { TimeWanted } from './time-claims/choose-time.ts';
export { claimTime } from './time-claims/claim-time.ts';
export { findFreeOn } from './time-claims/find-free-on.ts';
export { findSlots } from './time-claims/find-slots.ts';
export { moveTime } from './time-claims/move-time.ts';
export { proposeTime } from './time-claims/propose-time.ts';
export { releaseTime } from './time-claims/release-time.ts';
export type { OfferedTime, Slot, TimeNeed, TimePart } from './time-claims/slot.rules.ts';
export { SlotTaken } from './time-claims/slot-taken.ts';
export { type ClaimedTime, claimsBetween, type LiveClaim, timeOf } from './time-claims/time-claim.queries.ts';
