import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';

interface ListingFormPageProps {
  listing: { title: string; path: string; images: readonly { path: string }[] };
  price: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

/** A form about an ad or a product as a separate page that shows the thing. */
export function ListingFormPage({ listing, price, title, children }: ListingFormPageProps) {
  return (
    <div className="page max-w-form py-8">
      <h1 className="h-page mb-5" tabIndex={-1}>
        {title}
      </h1>
      <div className="card relative mb-5 flex items-center gap-4 p-3">
        <Frame
          {...pictureSources(listing.images[0]?.path, { w: 96, h: 96 })}
          ratio="1:1"
          className="w-24 shrink-0 !rounded-md"
        />
        <div className="min-w-0">
          <p className="font-medium">
            <Link to={listing.path} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
              <bdi>{listing.title}</bdi>
            </Link>
          </p>
          <p className="[&_b]:!text-md">{price}</p>
        </div>
      </div>
      <div className="panel p-5 lg:p-6">{children}</div>
    </div>
  );
}
