import { Plural, Trans } from '@lingui/react/macro';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { pictureUrl } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { tradeOf } from '../ad-facts.ts';

/** The seller: name, how long they have been on Souk, and other ads. */
export function SellerCard({ ad }: { ad: Pick<AdDetail, 'seller' | 'category_id' | 'id' | 'module_type'> }) {
  const { shortMonthDate } = useDates();
  const { seller, category_id, id } = ad;
  const since = shortMonthDate(seller.member_since);
  const trade = tradeOf(ad);
  const ofUser = trade === 'retail' ? '/user-ads-retail/ads' : '/user-ads/general';
  const others = seller.business_slug
    ? `/ads-by-business/${trade}/${seller.business_slug}`
    : `${ofUser}/${category_id}/${id}`;
  return (
    <section className="panel mt-5 p-5" aria-labelledby="seller-name">
      <div className="flex items-center gap-4">
        <Avatar
          name={seller.name}
          src={seller.image && pictureUrl(seller.image, { w: 128, h: 128 })}
          size={64}
        />
        <div className="min-w-0">
          <h2 id="seller-name" className="h-panel break-words">
            {seller.business_slug ? (
              <Link
                to={`/business-detail/${seller.seller_type}/${seller.business_slug}`}
                className="hover:underline"
              >
                {seller.name}
              </Link>
            ) : (
              seller.name
            )}
          </h2>
          <p className="text-sm text-ink-2">
            <Trans>Member since {since}</Trans>
          </p>
          <p className="num text-sm text-ink-2">
            <Plural value={seller.ads_count} one="# ad" other="# ads" />
          </p>
        </div>
      </div>
      {seller.ads_count > 1 && (
        <Link to={others} className={`${linkClass} tap mt-4 inline-flex items-center gap-1.5 text-[15px]`}>
          <Trans>See all ads of this seller</Trans>
          <Icon of={ArrowRight} size={16} isDirectional />
        </Link>
      )}
    </section>
  );
}
