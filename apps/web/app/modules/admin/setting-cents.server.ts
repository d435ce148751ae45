const inCents = ['payout_minimum_cents', 'payout_approval_cents'] as const;

/** Amounts that are typed in dollars, as the call takes them; what is no number is refused there. */
export function settingCents(form: FormData): Partial<Record<(typeof inCents)[number], number>> {
  const given = inCents.filter((name) => form.has(name));
  return Object.fromEntries(given.map((name) => [name, Math.round(Number(form.get(name)) * 100)]));
}
