export const teamPath = '/team';
export const addToTeamPath = '/team/new';
export const daysOffPath = '/team/days';
export const bookingTimesPath = '/team/settings';

/** What is said of one person or room, each on its own page. */
export const memberPath = (id: number): string => `/team/${id}`;
export const memberHoursPath = (id: number): string => `/team/${id}/hours`;
export const memberDaysPath = (id: number): string => `/team/${id}/days`;

/** Days off of the business, or of one of its people and rooms. */
export const daysPathOf = (id: number | null): string => (id === null ? daysOffPath : memberDaysPath(id));

/** Gives a day its usual hours again. */
export const removeDayPath = '/team/days/remove';
