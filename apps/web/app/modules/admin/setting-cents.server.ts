const inCents = ['payout_minimum_cents', 'payout_approval_cents'] as const;

const dollars = /^\d{1,12}(\.\d{1,2})?$/;

/** Amounts typed in dollars, as the call takes them; an empty or invalid one is passed on and refused there. */
export function settingCents(form: FormData): Partial<Record<(typeof inCents)[number], number | string>> {
  const given = inCents.filter((name) => form.has(name));
  return Object.fromEntries(
    given.map((name) => {
      const typed = String(form.get(name)).trim();
      return [name, dollars.test(typed) ? Math.round(Number(typed) * 100) : typed && 'no amount'];
    }),
  );
}
