const ellipsis = '...';
const cutAfter = 25;
const badgeCap = 9;

const dollars = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** `$1,234.50` from cents: two decimals and thousands separators (B-086). */
export const price = (cents: number): string => {
  const amount = `$${dollars.format(Math.abs(cents) / 100)}`;
  return cents < 0 ? `-${amount}` : amount;
};

/** `1,234` */
export const count = (value: number): string => whole.format(value);

/** `$74K`: salaries are shown in thousands (B-097). */
export const salary = (cents: number): string => `$${whole.format(cents / 100_000)}K`;

/** Texts longer than 25 characters end after 25 with an ellipsis (B-085). */
export function truncate(text: string, length = cutAfter): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}${ellipsis}` : text;
}

/** What a count badge shows: nothing at 0, at most 9 (B-033). */
export const badge = (value: number): string | undefined => {
  if (value <= 0) return undefined;
  return value > badgeCap ? `${badgeCap}+` : String(value);
};

const averageLabels = ['', 'Terrible', 'Poor', 'Average', 'Good', 'Excelent'];

/** Labels of the breakdown, from one star to five (B-083). */
export const breakdownLabels = ['Terrible', 'Poor', 'Average', 'Very good', 'Excellent'] as const;

/** The whole part of the mean as `N.0` with its label (B-084, spelled as in the specification). */
export function averageRating(mean: number): { value: string; label: string | undefined } {
  const stars = Math.min(5, Math.max(0, Math.floor(mean)));
  return { value: `${stars}.0`, label: averageLabels[stars] || undefined };
}

/** The mean of counts per star, from one star to five. */
export function meanOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, each) => sum + each, 0);
  return total === 0 ? 0 : counts.reduce((sum, each, index) => sum + each * (index + 1), 0) / total;
}

/** Share of each star in whole per cent, from one star to five. */
export function sharesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, each) => sum + each, 0);
  return counts.map((each) => (total === 0 ? 0 : Math.round((each / total) * 100)));
}
