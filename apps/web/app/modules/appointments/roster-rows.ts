import type { RosterHours } from '@souk/contract/modules/availability/resources';

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** Before and after a break, and one more for those who have two. */
export const spansOfDay = [0, 1, 2] as const;

/** The fields of one span of a weekday. */
export const rowName = (weekday: number, index: number): string => `hours_${weekday}_${index}`;

interface Row {
  name: string;
  weekday: number;
  from: string;
  until: string;
}

const typed = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** The spans of a posted week with anything in them. */
export const rosterIn = (form: FormData): Row[] =>
  weekdays.flatMap((weekday) =>
    spansOfDay
      .map((index) => {
        const name = rowName(weekday, index);
        return { name, weekday, from: typed(form, `${name}_from`), until: typed(form, `${name}_until`) };
      })
      .filter(({ from, until }) => from !== '' || until !== ''),
  );

/** What the API says of the spans that it got, under the names of the fields that they came from. */
export const shownAtRows = (
  fields: Record<string, string[]>,
  rows: readonly Row[],
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => {
      const [, index, part] = /^hours\.(\d+)\.(from|until)$/.exec(field) ?? [];
      const row = index === undefined ? undefined : rows[Number(index)];
      return [row ? `${row.name}_${part}` : field, texts];
    }),
  );

/** The spans of one weekday in their order. */
export const spansOn = (hours: readonly RosterHours[], weekday: number) =>
  hours
    .filter((span) => span.weekday === weekday)
    .toSorted((one, other) => one.from.localeCompare(other.from));
