import { Trans } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { MapPin, MessageCircle, Phone } from 'lucide-react';
import { pictureUrl } from '../../../../lib/pictures.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { linkClass } from '../../../../ui/link.tsx';
import { directionsPath } from '../../booking-address.ts';
import { messagePath } from '../../business-addresses.ts';

/** Who has booked, and how to reach them. */
export function BusinessCustomer({ booking }: { booking: BookingDetail }) {
  const { customer, address, note } = booking;
  const toMessages = messagePath(booking);
  return (
    <section aria-labelledby="booking-customer" className="panel p-5 lg:p-6">
      <h2 id="booking-customer" className="h-panel">
        <Trans>Customer</Trans>
      </h2>
      <p className="mt-3 flex items-center gap-3 font-semibold">
        <Avatar
          name={customer.name}
          src={customer.image ? pictureUrl(customer.image, { w: 80, h: 80 }) : null}
        />
        <bdi>{customer.name}</bdi>
      </p>
      {customer.phone && (
        <p className="mt-3 flex items-center gap-2 text-[15px]">
          <Icon of={Phone} size={18} className="text-ink-3" />
          <a href={`tel:${customer.phone.replaceAll(' ', '')}`} className={linkClass}>
            <bdi dir="ltr" className="num">
              {customer.phone}
            </bdi>
          </a>
        </p>
      )}
      {address && (
        <p className="mt-2 flex items-start gap-2 text-[15px]">
          <Icon of={MapPin} size={18} className="mt-0.5 text-ink-3" />
          <span>
            <bdi>{address}</bdi>{' '}
            <a href={directionsPath(address)} target="_blank" rel="noreferrer" className={`${linkClass} tap`}>
              <Trans>Directions</Trans>
            </a>
          </span>
        </p>
      )}
      {note && (
        <p className="mt-3 rounded-md bg-warn-soft px-3.5 py-2.5 text-[15px] break-words whitespace-pre-line">
          <bdi>{note}</bdi>
        </p>
      )}
      {toMessages && (
        <ButtonLink to={toMessages} tone="line" icon={MessageCircle} isWide className="mt-4">
          <Trans>Message</Trans>
        </ButtonLink>
      )}
    </section>
  );
}
