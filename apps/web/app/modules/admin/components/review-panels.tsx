import { Trans } from '@lingui/react/macro';
import type {
  HistoryEntry,
  ItemChange,
  SellerRecord as RecordOf,
} from '@souk/contract/modules/admin/judging';
import type { Report } from '@souk/contract/modules/admin/reports';
import type { ReactNode } from 'react';
import { Panel } from './desk-head.tsx';
import { HistoryList } from './history-list.tsx';
import { ItemChanges } from './item-changes.tsx';
import { ReportList } from './report-list.tsx';
import { SellerRecord } from './seller-record.tsx';

interface ReviewPanelsProps {
  review: {
    is_edit: boolean;
    changes: readonly ItemChange[];
    history: readonly HistoryEntry[];
    reports: readonly Report[];
    record: RecordOf;
  };
  /** As buyers see it. */
  children: ReactNode;
}

/** Everything that a decision needs, the answer first. */
export function ReviewPanels({ review, children }: ReviewPanelsProps) {
  return (
    <div className="@container space-y-4">
      {review.is_edit && (
        <Panel title={<Trans>What the edit changed</Trans>}>
          <ItemChanges changes={review.changes} />
        </Panel>
      )}
      <Panel title={<Trans>As buyers see it</Trans>}>{children}</Panel>
      <div className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-3">
        <Panel title={<Trans>Seller’s track record</Trans>}>
          <SellerRecord record={review.record} />
        </Panel>
        <Panel title={<Trans>Reports</Trans>}>
          <ReportList reports={review.reports} />
        </Panel>
        <Panel title={<Trans>History</Trans>}>
          <HistoryList entries={review.history} />
        </Panel>
      </div>
    </div>
  );
}
