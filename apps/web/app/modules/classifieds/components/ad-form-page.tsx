import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { AdPrice } from './ad-price.tsx';

interface AdFormPageProps {
  ad: Pick<
    AdDetail,
    'title' | 'path' | 'images' | 'price' | 'price_type' | 'price_unit' | 'template_slug' | 'attributes'
  >;
  title: ReactNode;
  children: ReactNode;
}

/** A form about an ad as a page of its own, with the ad in sight. */
export function AdFormPage({ ad, title, children }: AdFormPageProps) {
  return (
    <div className="page max-w-form py-8">
      <h1 className="h-page mb-5" tabIndex={-1}>
        {title}
      </h1>
      <div className="card relative mb-5 flex items-center gap-4 p-3">
        <Frame
          {...pictureSources(ad.images[0]?.path, { w: 96, h: 96 })}
          ratio="1:1"
          className="w-24 shrink-0 !rounded-md"
        />
        <div className="min-w-0">
          <p className="font-medium">
            <Link to={ad.path} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
              {ad.title}
            </Link>
          </p>
          <p className="[&_b]:!text-md">
            <AdPrice ad={ad} />
          </p>
        </div>
      </div>
      <div className="panel p-5 lg:p-6">{children}</div>
    </div>
  );
}
