import { useLingui } from '@lingui/react/macro';
import type { SellerRecord as RecordOf } from '@souk/contract/modules/admin/ads';
import { slashDate } from '../../../lib/dates.ts';
import { count } from '../../../lib/format.ts';
import { typeWords } from '../desk-words.ts';
import { Facts } from './desk-head.tsx';
import { PersonLink } from './person-link.tsx';

/** What is known of the seller before one decides. */
export function SellerRecord({ record }: { record: RecordOf }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <PersonLink person={record.person} size={40} />
      <div className="mt-3">
        <Facts
          rows={[
            [t`Account`, i18n._(typeWords(record.person.seller_type))],
            ...(record.business_name ? ([[t`Business`, record.business_name]] as const) : []),
            [t`Member since`, slashDate(record.member_since)],
            [t`Approved ads`, count(record.ads.approved)],
            [t`Sold`, count(record.ads.sold)],
            [t`Rejected`, count(record.ads.rejected)],
            [t`Reports`, count(record.reports)],
          ]}
        />
      </div>
    </>
  );
}
