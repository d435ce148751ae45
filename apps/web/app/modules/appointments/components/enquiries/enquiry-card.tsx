import { Trans, useLingui } from '@lingui/react/macro';
import type { Enquiry } from '@souk/contract/modules/appointments/enquiries';
import type { ReactNode } from 'react';
import { pictureUrl } from '../../../../lib/pictures.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Acts } from '../../../../ui/acts.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { linkClass } from '../../../../ui/link.tsx';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { enquiryActs } from '../../enquiry-acts.ts';
import { enquiryWords } from '../../enquiry-words.ts';

const looks = { new: 'pending', replied: 'accepted', declined: 'declined' } as const;

function About({ enquiry: { item_title: title, date, created_at: at } }: { enquiry: Enquiry }) {
  const { shortMonthDate } = useDates();
  const day = date && shortMonthDate(date);
  return (
    <p className="num text-sm text-ink-3">
      <time dateTime={at}>{shortMonthDate(at)}</time>
      {title && (
        <>
          {' · '}
          <bdi>{title}</bdi>
        </>
      )}
      {day && (
        <>
          {' · '}
          <Trans>for {day}</Trans>
        </>
      )}
    </p>
  );
}

function Contact({ enquiry: { email, phone } }: { enquiry: Enquiry }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <a href={`mailto:${encodeURIComponent(email)}`} className={linkClass}>
        <bdi dir="ltr">{email}</bdi>
      </a>
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkClass}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </p>
  );
}

function Said({ by, children }: { by: ReactNode; children: ReactNode }) {
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <p className="text-sm font-semibold">{by}</p>
      <p className="max-w-[65ch] wrap-anywhere whitespace-pre-line text-ink-2">
        <bdi>{children}</bdi>
      </p>
    </div>
  );
}

/** What the business said: its answer, or why it gives none. */
function Answer({ enquiry: { status, role, reply, reason, business } }: { enquiry: Enquiry }) {
  if (status === 'new') return null;
  const who = role === 'seller' ? <Trans>You</Trans> : <bdi>{business.name}</bdi>;
  if (status === 'replied') return <Said by={who}>{reply}</Said>;
  return (
    <Said by={who}>
      {reason ??
        (role === 'seller' ? (
          <Trans>You declined without a reason.</Trans>
        ) : (
          <Trans>The business gave no reason.</Trans>
        ))}
    </Said>
  );
}

/** A question with its answer, for whoever asked and for the business. */
export function EnquiryCard({ enquiry }: { enquiry: Enquiry }) {
  const { i18n } = useLingui();
  const { role, business, name, status, message } = enquiry;
  const other = role === 'seller' ? name : business.name;
  const face = role === 'customer' && business.image ? pictureUrl(business.image, { w: 80, h: 80 }) : null;
  return (
    <li className="panel space-y-4 p-5 lg:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={other} size={40} src={face} />
          <div className="min-w-0">
            <h2 className="font-semibold">
              <bdi>{other}</bdi>
            </h2>
            <About enquiry={enquiry} />
          </div>
        </div>
        <StatusPill status={looks[status]}>{i18n._(enquiryWords[status])}</StatusPill>
      </div>
      <p className="max-w-[65ch] wrap-anywhere whitespace-pre-line">
        <bdi>{message}</bdi>
      </p>
      {role === 'seller' && <Contact enquiry={enquiry} />}
      <Answer enquiry={enquiry} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        <Acts of={enquiryActs} row={enquiry} size="sm" suffix={other} />
      </div>
    </li>
  );
}
