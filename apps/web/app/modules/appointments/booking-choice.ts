/** The four steps of booking. */
export const bookSteps = ['services', 'time', 'details', 'review'] as const;
export type BookStep = (typeof bookSteps)[number];

/** What a customer has chosen so far, as the address keeps it. */
export interface BookingChoice {
  /** In the order in which they are done. */
  services: readonly number[];
  addOns: readonly number[];
  /** The package whose services these are. */
  package?: number;
  /** The person who is asked for; anybody without one. */
  staff?: number;
  guests?: number;
  /** The day whose times are shown, at the business's place. */
  date?: string;
  startsAt?: string;
  /** The code of a promotion, as it was typed. */
  code?: string;
  /** The step that was asked for; what is missing before it comes first. */
  step?: BookStep;
}

const idsIn = (query: URLSearchParams, name: string): number[] => [
  ...new Set(
    query
      .getAll(name)
      .filter((text) => /^[1-9]\d{0,14}$/.test(text))
      .map(Number),
  ),
];

const dayIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** An instant with its offset, as it was offered. */
const instantIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    ? new Date(text).toISOString()
    : undefined;

const codeIn = (text: string | null): string | undefined => text?.trim().slice(0, 40) || undefined;

const mostGuests = 2000;

function guestsIn(text: string | null): number | undefined {
  const guests = /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : undefined;
  return guests !== undefined && guests <= mostGuests ? guests : undefined;
}

/** Reads an address of the flow; nonsense in it chooses nothing. */
export function readChoice(query: URLSearchParams): BookingChoice {
  const [staff] = idsIn(query, 'staff');
  const given = {
    package: idsIn(query, 'package')[0],
    staff,
    guests: guestsIn(query.get('guests')),
    date: dayIn(query.get('date')),
    startsAt: instantIn(query.get('starts_at')),
    code: codeIn(query.get('promo_code')),
    step: bookSteps.find((step) => step === query.get('step')),
  };
  return {
    services: idsIn(query, 'service'),
    addOns: idsIn(query, 'add'),
    ...(Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as Partial<BookingChoice>),
  };
}

type Entry = readonly [name: string, value: string];

/** The choice as fields of an address or of a form. */
export function choiceEntries({ services, addOns, ...one }: BookingChoice): Entry[] {
  const named: [string, string | number | undefined][] = [
    ...services.map((id): [string, number] => ['service', id]),
    ...addOns.map((id): [string, number] => ['add', id]),
    ['package', one.package],
    ['staff', one.staff],
    ['guests', one.guests],
    ['date', one.date],
    ['starts_at', one.startsAt],
    ['promo_code', one.code],
    ['step', one.step],
  ];
  return named.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));
}

/** The address of the flow with these choices. */
export function choicePath(businessId: number, choice: BookingChoice): string {
  const query = new URLSearchParams(choiceEntries(choice).map(([name, value]) => [name, value]));
  return query.size > 0 ? `/book/${businessId}?${query}` : `/book/${businessId}`;
}

/** How far the choice goes: a later step waits for what an earlier one asks. */
function farthest({ services, startsAt }: BookingChoice): number {
  if (services.length === 0) return 0;
  return startsAt === undefined ? 1 : bookSteps.length - 1;
}

/** The step that is shown: the one asked for, or the first with something to choose. */
export function stepOf(choice: BookingChoice): BookStep {
  const last = farthest(choice);
  const asked = choice.step === undefined ? Math.min(last, 2) : bookSteps.indexOf(choice.step);
  return bookSteps[Math.min(asked, last)] ?? 'services';
}
