/** When an instalment is due. */
export type Due =
  /** With the checkout. */
  | { on: 'checkout' }
  /** This long after the sale. */
  | { on: 'sale'; afterHours: number }
  /** This long before what was bought starts. */
  | { on: 'start'; beforeHours: number }
  /** When the trade says that it is reached. */
  | { on: 'milestone' };

export interface PlannedInstalment {
  /** Its name: `Deposit`, `Second draft`. */
  label: string;
  /** Its share of the price; all shares of a plan add up to 100. */
  percent: number;
  due: Due;
}

/** How a sale is paid; the sale keeps a snapshot of it. */
export interface PaymentPlan {
  /** `later` only authorises what is due with the checkout, until the trade captures it. */
  capture: 'at-once' | 'later';
  /** In the order of payment. */
  instalments: readonly PlannedInstalment[];
  /** How long after the reminder an overdue instalment is abandoned. */
  graceHours: number;
}

const dayHours = 24;
const usualGraceHours = 3 * dayHours;
const dueWithCheckout: Due = { on: 'checkout' };
const whole = (label: string, due: Due): PlannedInstalment[] => [{ label, percent: 100, due }];

export const payInFull: PaymentPlan = {
  capture: 'at-once',
  instalments: whole('Price', dueWithCheckout),
  graceHours: 0,
};

/** The buyer's bank reserves the amount; it is captured when the trade says so. */
export const authoriseThenCapture: PaymentPlan = { ...payInFull, capture: 'later' };

export const depositAndRest = (percent: number, rest: Exclude<Due, { on: 'checkout' }>): PaymentPlan => ({
  capture: 'at-once',
  instalments: [
    { label: 'Deposit', percent, due: dueWithCheckout },
    { label: 'Rest', percent: 100 - percent, due: rest },
  ],
  graceHours: usualGraceHours,
});

export const payLater = (days: number): PaymentPlan => ({
  capture: 'at-once',
  instalments: whole('Invoice', { on: 'sale', afterHours: days * dayHours }),
  graceHours: 7 * dayHours,
});

type Milestone = Pick<PlannedInstalment, 'label' | 'percent'>;

/** Each step is paid when the trade says that it is reached, the first one with the checkout. */
export const milestones = (steps: readonly Milestone[]): PaymentPlan => ({
  capture: 'at-once',
  instalments: steps.map((step, index) => ({
    ...step,
    due: index === 0 ? dueWithCheckout : { on: 'milestone' },
  })),
  graceHours: usualGraceHours,
});

/** All of it is paid with the checkout and released to the seller step by step. */
export const releaseInSteps = (steps: readonly Milestone[]): PaymentPlan => ({
  capture: 'at-once',
  instalments: steps.map((step) => ({ ...step, due: dueWithCheckout })),
  graceHours: 0,
});

/** Whether the sale needs no instalments, because its checkout pays it in full. */
export const isPaidInOne = ({ instalments }: PaymentPlan): boolean =>
  instalments.length === 1 && instalments[0]?.due.on === 'checkout';

/** A plan that cannot be kept is a mistake of the trade's. */
export function checkPlan({ capture, instalments }: PaymentPlan): void {
  const percent = instalments.reduce((sum, one) => sum + one.percent, 0);
  if (percent !== 100 || instalments.some((one) => one.percent <= 0))
    throw new Error('The shares of a payment plan have to be above zero and 100 together.');
  if (capture === 'later' && (instalments.length > 1 || instalments[0]?.due.on !== 'checkout'))
    throw new Error('Only what is paid in one can be authorised first.');
}

/**
 * Splits an amount by percentages that add up to 100: each share is within a cent of its exact value, and the sum is
 * exact.
 */
export function portionsOf(cents: number, percents: readonly number[]): number[] {
  let before = 0;
  let spent = 0;
  return percents.map((percent) => {
    before += percent;
    const upTo = Math.round((cents * before) / 100);
    const portion = upTo - spent;
    spent = upTo;
    return portion;
  });
}

export interface PlannedPayment {
  label: string;
  cents: number;
  /** Paid with the checkout. */
  isAtOnce: boolean;
  /** Null if it waits for a milestone or is paid with the checkout. */
  dueAt: Date | null;
}

const hours = (count: number): number => count * 3_600_000;

function dueAtOf(due: Due, { soldAt, startsAt }: { soldAt: Date; startsAt: Date | null }): Date | null {
  if (due.on === 'sale') return new Date(soldAt.getTime() + hours(due.afterHours));
  if (due.on !== 'start') return null;
  if (!startsAt) throw new Error('What is due before a start needs one.');
  return new Date(startsAt.getTime() - hours(due.beforeHours));
}

const sumOf = (payments: readonly Pick<PlannedPayment, 'cents'>[]): number =>
  payments.reduce((sum, { cents }) => sum + cents, 0);

function moveCents(from: PlannedPayment, to: PlannedPayment): void {
  to.cents += from.cents;
  from.cents = 0;
}

/** Moves what is too small to be charged to the instalment before it, and from the first one to the next. */
export function withoutSmall(planned: readonly PlannedPayment[], leastCents: number): PlannedPayment[] {
  const payments = planned.map((one) => ({ ...one }));
  for (const [index, one] of [...payments.entries()].reverse()) {
    const before = payments[index - 1];
    if (before && !one.isAtOnce && one.cents < leastCents) moveCents(one, before);
  }
  // What is due with the checkout is one charge.
  const withCheckout = payments.filter(({ isAtOnce }) => isAtOnce);
  const first = payments.slice(0, 1).filter(({ isAtOnce }) => !isAtOnce);
  for (const charge of [withCheckout, first]) {
    const next = payments.find((one) => one.cents > 0 && !charge.includes(one));
    if (next && sumOf(charge) < leastCents) for (const one of charge) moveCents(one, next);
  }
  return payments;
}

interface Sold {
  totalCents: number;
  soldAt: Date;
  startsAt: Date | null;
  /** The least that can be charged. */
  leastCents: number;
}

/** What is due when; anything due before the sale, and anything of 0, is paid with the checkout. */
export function plannedPayments({ instalments }: PaymentPlan, sold: Sold): PlannedPayment[] {
  const portions = portionsOf(
    sold.totalCents,
    instalments.map(({ percent }) => percent),
  );
  const planned = instalments.map(({ label, due }, index) => {
    const dueAt = dueAtOf(due, sold);
    const isAtOnce = due.on === 'checkout' || (dueAt !== null && dueAt <= sold.soldAt);
    return { label, cents: portions[index] ?? 0, isAtOnce, dueAt: isAtOnce ? null : dueAt };
  });
  return withoutSmall(planned, sold.leastCents).map((one) =>
    one.cents === 0 ? { ...one, isAtOnce: true, dueAt: null } : one,
  );
}
