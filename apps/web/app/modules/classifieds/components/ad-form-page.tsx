import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import type { ReactNode } from 'react';
import { ListingFormPage } from '../../search/index.ts';
import { AdPrice } from './ad-price.tsx';

interface AdFormPageProps {
  ad: Pick<
    AdDetail,
    'title' | 'path' | 'images' | 'price' | 'price_type' | 'price_unit' | 'template_slug' | 'attributes'
  >;
  title: ReactNode;
  children: ReactNode;
}

/** A form about an ad as a separate page that shows the ad. */
export const AdFormPage = ({ ad, ...page }: AdFormPageProps) => (
  <ListingFormPage {...page} listing={ad} price={<AdPrice ad={ad} />} />
);
