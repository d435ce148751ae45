import type { Booking } from '@souk/contract/modules/bookings/bookings';
import { Link } from 'react-router';
import { pictureUrl } from '../../../lib/pictures.ts';
import { Avatar } from '../../../ui/avatar.tsx';

/** The business of a booking. */
export function BusinessLine({ seller, to }: { seller: Booking['seller']; to: string | null }) {
  const { name, image } = seller;
  const face = (
    <>
      <Avatar name={name} size={30} src={image ? pictureUrl(image, { w: 60, h: 60 }) : null} />
      <bdi className="truncate font-semibold">{name}</bdi>
    </>
  );
  return to ? (
    <Link to={to} className="tap inline-flex min-w-0 items-center gap-2.5 hover:underline">
      {face}
    </Link>
  ) : (
    <span className="inline-flex min-w-0 items-center gap-2.5">{face}</span>
  );
}
