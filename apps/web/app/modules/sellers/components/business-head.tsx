import { useLingui } from '@lingui/react/macro';
import type { BusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { MapPin } from 'lucide-react';
import { pictureUrl } from '../../../lib/pictures.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { placeName } from '../../locations/index.ts';
import { tradeWords } from '../seller-words.ts';
import { OpenNow } from './hours-list.tsx';

type BusinessShown = Pick<
  BusinessProfile,
  | 'business_name'
  | 'seller_type'
  | 'company_logo'
  | 'category'
  | 'sub_categories'
  | 'address'
  | 'opening_hours'
  | 'time_zone'
>;

/** Logo, name, trade, place and whether it is open. */
export function BusinessHead({ business, headingLevel }: { business: BusinessShown; headingLevel: 1 | 2 }) {
  const { i18n } = useLingui();
  const Heading = `h${headingLevel}` as const;
  const { seller_type, category, sub_categories, address, opening_hours, time_zone } = business;
  const logo = business.company_logo && pictureUrl(business.company_logo, { w: 268, h: 268 });
  const trade = seller_type === 'private' ? '' : i18n._(tradeWords[seller_type].name);
  const work =
    sub_categories.length > 0 ? sub_categories.map(({ name }) => name) : [trade || (category?.name ?? '')];
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={business.business_name} src={logo} size={headingLevel === 1 ? 64 : 134} />
      <div className="min-w-0 flex-1 basis-60">
        <Heading className={`${headingLevel === 1 ? 'h-page' : 'h-sec'} break-words`}>
          {business.business_name}
        </Heading>
        <p className="mt-1 text-ink-2">{work.join(', ')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-[15px] text-ink-2">
          {address && (
            <span className="inline-flex items-center gap-1.5">
              <Icon of={MapPin} size={18} />
              {placeName(address)}
            </span>
          )}
          {opening_hours.length > 0 && <OpenNow hours={opening_hours} timeZone={time_zone} />}
        </p>
      </div>
    </div>
  );
}
