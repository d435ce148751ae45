import { useLingui } from '@lingui/react/macro';
import type { SellerRecord as RecordOf } from '@souk/contract/modules/admin/judging';
import { count } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { typeWords } from '../desk-words.ts';
import { Facts } from './desk-head.tsx';
import { PersonLink } from './person-link.tsx';

/** The seller's record, to be read before a decision. */
export function SellerRecord({ record }: { record: RecordOf }) {
  const { slashDate } = useDates();
  const { t, i18n } = useLingui();
  const { ads, products } = record;
  const isShop = Object.values(products).some((some) => some > 0);
  const hasAds = Object.values(ads).some((some) => some > 0);
  return (
    <>
      <PersonLink person={record.person} size={40} />
      <div className="mt-3">
        <Facts
          rows={[
            [t`Account`, i18n._(typeWords(record.person.seller_type))],
            ...(record.business_name ? ([[t`Business`, record.business_name]] as const) : []),
            [t`Member since`, slashDate(record.member_since)],
            ...(hasAds || !isShop
              ? ([
                  [t`Approved ads`, count(ads.approved)],
                  [t`Sold ads`, count(ads.sold)],
                  [t`Rejected ads`, count(ads.rejected)],
                ] as const)
              : []),
            ...(isShop
              ? ([
                  [t`Approved products`, count(products.approved)],
                  [t`Rejected products`, count(products.rejected)],
                ] as const)
              : []),
            [t`Reports`, count(record.reports)],
          ]}
        />
      </div>
    </>
  );
}
