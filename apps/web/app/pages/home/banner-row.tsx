import type { Banner } from '@souk/contract/modules/pages/content';
import { safePath } from '@souk/contract/shared/safe-path';
import { Link } from 'react-router';
import { pictureSources } from '../../lib/pictures.ts';
import { Frame } from '../../ui/frame.tsx';

const shown = 2;

function BannerPicture({ banner }: { banner: Banner }) {
  const picture = (
    <Frame
      {...pictureSources(banner.image, { w: 800 })}
      alt={banner.title}
      ratio="3:2"
      className="lg:!aspect-[5/2]"
    />
  );
  if (!banner.link) return picture;
  return (
    <Link to={safePath(banner.link)} className="rounded-lg">
      {picture}
    </Link>
  );
}

/** Banners that run now; a banner without a link is a picture. */
export function BannerRow({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <div className="page mt-14 grid gap-4 lg:mt-20 lg:grid-cols-2 lg:gap-5">
      {banners.slice(0, shown).map((banner) => (
        <BannerPicture key={banner.id} banner={banner} />
      ))}
    </div>
  );
}
