import { Trans } from '@lingui/react/macro';
import type { ReviewedAd } from '@souk/contract/modules/admin/ads';
import { AdChanges } from './ad-changes.tsx';
import { AdPreview } from './ad-preview.tsx';
import { Panel } from './desk-head.tsx';
import { HistoryList } from './history-list.tsx';
import { ReportList } from './report-list.tsx';
import { SellerRecord } from './seller-record.tsx';

/** Everything that a decision on an ad needs, the answer first. */
export function AdReview({ ad }: { ad: ReviewedAd }) {
  return (
    <div className="@container space-y-4">
      {ad.is_edit && (
        <Panel title={<Trans>What the edit changed</Trans>}>
          <AdChanges changes={ad.changes} />
        </Panel>
      )}
      <Panel title={<Trans>As buyers see it</Trans>}>
        <AdPreview ad={ad} />
      </Panel>
      <div className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-3">
        <Panel title={<Trans>Seller’s record</Trans>}>
          <SellerRecord record={ad.record} />
        </Panel>
        <Panel title={<Trans>Reports</Trans>}>
          <ReportList reports={ad.reports} />
        </Panel>
        <Panel title={<Trans>History</Trans>}>
          <HistoryList entries={ad.history} />
        </Panel>
      </div>
    </div>
  );
}
