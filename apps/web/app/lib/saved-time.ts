const clock = new Intl.DateTimeFormat('en-AU', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Australia/Sydney',
});

/** `6:42 pm` where the market is; engines differ in the space before the half of the day. */
export const savedTime = (at: string): string => clock.format(new Date(at)).replace(/\s/g, ' ').toLowerCase();
