import { Trans } from '@lingui/react/macro';
import { count } from '../../../../lib/format.ts';
import { StatTile } from '../../../../ui/stat-tile.tsx';
import type { ReceivedCounts } from './received-tabs.tsx';

/** What needs a hand now. */
export function ReceivedTiles({ counts }: { counts: ReceivedCounts }) {
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatTile label={<Trans>To accept</Trans>} value={count(counts.placed)} />
      <StatTile label={<Trans>To send</Trans>} value={count(counts.confirmed)} />
      <StatTile label={<Trans>On the way</Trans>} value={count(counts.shipped)} />
      <StatTile label={<Trans>Returns to answer</Trans>} value={count(counts.returns)} />
    </div>
  );
}
