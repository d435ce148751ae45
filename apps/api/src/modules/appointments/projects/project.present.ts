import type { Project, ProjectDetail, ProjectRole } from '@souk/contract/modules/appointments/projects';
import type { Quote } from '@souk/contract/modules/appointments/quote-values';
import type { Booking } from '@souk/contract/modules/bookings/bookings';
import { moneyOf, moneyOrNull } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { listBookingsById, presentBookings } from '../../bookings/index.ts';
import { type CategoryRow, findCategory } from '../../catalogue/index.ts';
import { presentQuotes } from '../quotes/quote.present.ts';
import { listRolesOf } from './project.queries.ts';
import { isOff, sumsOf } from './project.rules.ts';
import type { ProjectRoleRow, ProjectRow } from './project.tables.ts';
import { listQuotesOfAny } from './project-quote.queries.ts';

const factsOf = (project: ProjectRow) => ({
  project_id: project.id,
  title: project.title,
  event_type: project.eventType,
  date: project.date,
  place: project.place,
  guests: project.guests,
  budget: moneyOrNull(project.currency, project.budgetCents),
  created_at: project.createdAt.toISOString(),
});

const isFilled = ({ bookingId, quoteId, briefId }: ProjectRoleRow): boolean =>
  (bookingId ?? quoteId ?? briefId) !== null;

/** Projects as a list shows them, in one statement for all of them. */
export async function presentProjects(reader: Reader, rows: readonly ProjectRow[]): Promise<Project[]> {
  const roles = await listRolesOf(
    reader,
    rows.map(({ id }) => id),
  );
  const ofProject = Map.groupBy(roles, ({ projectId }) => projectId);
  return rows.map((project) => {
    const own = ofProject.get(project.id) ?? [];
    return { ...factsOf(project), roles: own.length, filled: own.filter(isFilled).length };
  });
}

interface Around {
  bookings: ReadonlyMap<number, Booking>;
  quotes: readonly Quote[];
  categories: ReadonlyMap<number, CategoryRow>;
}

/** Bookings, and quotes with what became of them, of all roles at once. */
async function surroundingsOf(reader: Reader, roles: readonly ProjectRoleRow[]): Promise<Around> {
  const quoteRows = await listQuotesOfAny(reader, {
    quoteIds: roles.flatMap(({ quoteId }) => quoteId ?? []),
    briefIds: roles.flatMap(({ briefId }) => briefId ?? []),
  });
  const bookingIds = [
    ...roles.flatMap(({ bookingId }) => bookingId ?? []),
    ...quoteRows.flatMap(({ bookingId }) => bookingId ?? []),
  ];
  const [bookings, quotes, categories] = await Promise.all([
    listBookingsById(reader, bookingIds).then((rows) => presentBookings(reader, rows, 'customer')),
    presentQuotes(reader, quoteRows, 'customer'),
    Promise.all(roles.flatMap(({ categoryId }) => categoryId ?? []).map((id) => findCategory(reader, id))),
  ]);
  return {
    bookings: new Map(bookings.map((booking) => [booking.booking_id, booking])),
    quotes,
    categories: new Map(categories.flatMap((category) => (category ? [[category.id, category]] : []))),
  };
}

const isOpen = ({ status, offer }: Quote): boolean => status === 'Quote-Sent' && offer !== null;

function presentRole(role: ProjectRoleRow, day: string, around: Around): ProjectRole {
  const quotes = around.quotes.filter(
    ({ quote_id, brief_id }) => quote_id === role.quoteId || brief_id === role.briefId,
  );
  const accepted = quotes.flatMap(({ booking_id }) => booking_id ?? []);
  const booking = around.bookings.get(role.bookingId ?? accepted[0] ?? 0) ?? null;
  const days = booking
    ? isOff(booking.status)
      ? []
      : [booking.date]
    : quotes.filter(isOpen).flatMap(({ offer }) => offer?.date ?? []);
  const category = around.categories.get(role.categoryId ?? 0);
  return {
    role_id: role.id,
    name: role.name,
    category: category ? { id: category.id, name: category.name, slug: category.slug } : null,
    booking,
    quotes: booking ? [] : quotes,
    is_other_day: days.some((other) => other !== day),
  };
}

/** A booking and its quote may be two roles; it is paid once. */
const withoutRepeats = (roles: readonly ProjectRole[]): ProjectRole[] =>
  roles.filter(
    ({ booking }, place) =>
      !booking || roles.findIndex((one) => one.booking?.booking_id === booking.booking_id) === place,
  );

const moneyOfRole = ({ booking, quotes }: ProjectRole) => ({
  booking: booking && {
    status: booking.status,
    totalCents: booking.total.cents,
    paidCents: booking.paid.cents,
    refundedCents: booking.refunded.cents,
  },
  openQuotes: quotes.filter(isOpen).flatMap(({ offer }) => offer?.total.cents ?? []),
});

/** A project with the present state of everything in it, in a constant number of statements. */
export async function presentProject(reader: Reader, project: ProjectRow): Promise<ProjectDetail> {
  const rows = await listRolesOf(reader, [project.id]);
  const around = await surroundingsOf(reader, rows);
  const roles = rows.map((role) => presentRole(role, project.date, around));
  const sums = sumsOf(withoutRepeats(roles).map(moneyOfRole));
  const money = moneyOf(project.currency);
  return {
    ...factsOf(project),
    roles,
    sums: {
      agreed: money(sums.agreedCents),
      quoted: money(sums.quotedCents),
      quoted_at_most: money(sums.quotedAtMostCents),
      paid: money(sums.paidCents),
    },
  };
}
