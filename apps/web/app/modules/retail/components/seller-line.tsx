import { Link } from 'react-router';
import { pictureUrl } from '../../../lib/pictures.ts';
import { Avatar } from '../../../ui/avatar.tsx';

interface SellerLineProps {
  seller: { name: string; image: string | null; slug?: string | null };
  size?: 30 | 40;
}

/** The shop of a part of a cart or an order. */
export function SellerLine({ seller, size = 30 }: SellerLineProps) {
  const { name, image, slug } = seller;
  const face = (
    <>
      <Avatar name={name} size={size} src={image ? pictureUrl(image, { w: size * 2, h: size * 2 }) : null} />
      <bdi className="truncate font-semibold">{name}</bdi>
    </>
  );
  return slug ? (
    <Link to={`/shop/${slug}`} className="tap inline-flex min-w-0 items-center gap-2.5 hover:underline">
      {face}
    </Link>
  ) : (
    <span className="inline-flex min-w-0 items-center gap-2.5">{face}</span>
  );
}
