/** What the named policies give back, from the earliest to the latest; `moderate` is the specification's (states §2). */
export const namedCancellations = {
  flexible: [
    { hours_before: 2, refund_percent: 100 },
    { hours_before: 0, refund_percent: 50 },
  ],
  moderate: [
    { hours_before: 24, refund_percent: 100 },
    { hours_before: 0, refund_percent: 50 },
  ],
  strict: [
    { hours_before: 7 * 24, refund_percent: 100 },
    { hours_before: 48, refund_percent: 50 },
  ],
} as const;
export type NamedCancellation = keyof typeof namedCancellations;
