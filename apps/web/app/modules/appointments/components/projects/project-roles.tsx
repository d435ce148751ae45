import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectDetail, ProjectRole } from '@souk/contract/modules/appointments/projects';
import type { Quote } from '@souk/contract/modules/appointments/quote-values';
import { CalendarX } from 'lucide-react';
import { price } from '../../../../lib/format.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Acts } from '../../../../ui/acts.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { BookingPill, BookingTime, bookingPath, NextWords } from '../../../bookings/index.ts';
import { projectRoleActs } from '../../project-acts.ts';
import { lookFor, quotePath } from '../../project-paths.ts';

type Booked = NonNullable<ProjectRole['booking']>;

function BookedRole({ booking }: { booking: Booked }) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1">
        <p className="min-w-0">
          <TextLink to={bookingPath(booking.booking_id)}>
            <bdi>{booking.seller.name}</bdi>
          </TextLink>
          <bdi className="block text-[15px] text-ink-2">{booking.title}</bdi>
        </p>
        <b className="num font-display text-md font-semibold">{price(booking.total.cents)}</b>
      </div>
      <p className="text-[15px]">
        <BookingTime booking={booking} />
      </p>
      <p>
        <BookingPill booking={booking} />
      </p>
      {booking.next && (
        <p className="max-w-[60ch] text-sm text-ink-2">
          <NextWords booking={booking} />
        </p>
      )}
    </>
  );
}

/** What a quote waits for, and until when. */
function QuoteNext({ quote: { status, due_at: due, offer, visit } }: { quote: Quote }) {
  const { flowTime } = useDates();
  const answerBy = due && flowTime(due);
  const until = offer && flowTime(offer.expires_at);
  const visitAt = visit && flowTime(visit.starts_at);
  if (status === 'Quote-Requested')
    return answerBy ? <Trans>They have until {answerBy} to answer.</Trans> : null;
  if (status === 'Appointment') return visitAt ? <Trans>They visit on {visitAt}.</Trans> : null;
  if (status === 'Quote-Sent') return until ? <Trans>Answer by {until}.</Trans> : null;
  return <Trans>This came to nothing. Look for somebody else.</Trans>;
}

function QuotedRole({ quote }: { quote: Quote }) {
  return (
    <div className="space-y-1.5">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1">
        <TextLink to={quotePath(quote.quote_id)}>
          <bdi>{quote.business.name}</bdi>
        </TextLink>
        {quote.offer && (
          <b className="num font-display text-md font-semibold">{price(quote.offer.total.cents)}</b>
        )}
      </div>
      <p>
        <StatusPill status={quote.status} />
      </p>
      <p className="text-sm text-ink-2">
        <QuoteNext quote={quote} />
      </p>
    </div>
  );
}

function WantedRole({ role, date }: { role: ProjectRole; date: string }) {
  const { name, category } = role;
  return (
    <>
      <p className="text-[15px] text-ink-2">
        <Trans>To be found</Trans>
      </p>
      <p>
        <ButtonLink to={category ? lookFor(category, date) : '/bookings'} size="sm" tone="line">
          {category ? <Trans>Look in {category.name}</Trans> : <Trans>Look for one</Trans>}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      </p>
    </>
  );
}

function OtherDay() {
  return (
    <p className="flex items-center gap-1.5 text-sm font-semibold text-warn">
      <Icon of={CalendarX} size={16} />
      <Trans>This is on another day than your event.</Trans>
    </p>
  );
}

function Role({ role, project }: { role: ProjectRole; project: ProjectDetail }) {
  const { booking, quotes, name } = role;
  const isWanted = !booking && quotes.length === 0;
  return (
    <li className="panel space-y-2.5 p-5">
      <h3 className="h-panel">
        <bdi>{name}</bdi>
      </h3>
      {booking && <BookedRole booking={booking} />}
      {quotes.map((quote) => (
        <QuotedRole key={quote.quote_id} quote={quote} />
      ))}
      {isWanted && <WantedRole role={role} date={project.date} />}
      {role.is_other_day && <OtherDay />}
      <div className="flex flex-wrap gap-2 pt-1">
        <Acts
          of={projectRoleActs}
          row={{ project_id: project.project_id, role_id: role.role_id }}
          size="sm"
          suffix={name}
        />
      </div>
    </li>
  );
}

/** Everything that the event needs, each with its state and next step. */
export function ProjectRoles({ project }: { project: ProjectDetail }) {
  const { t } = useLingui();
  if (project.roles.length === 0)
    return (
      <p className="rounded-lg bg-sunken p-5 text-ink-2">
        <Trans>Nothing is gathered yet. Add what you have booked, or what you still need.</Trans>
      </p>
    );
  return (
    <ul aria-label={t`What the event needs`} className="space-y-4">
      {project.roles.map((role) => (
        <Role key={role.role_id} role={role} project={project} />
      ))}
    </ul>
  );
}
