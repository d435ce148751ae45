import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import type { Log } from '../../../platform/log.ts';
import { recordView, viewerOf } from '../../search/index.ts';
import type { AdRow } from '../ads/ad.tables.ts';
import { countView } from '../ads/count-view.ts';
import { presentDetail } from './listing.present.ts';

interface Opening {
  db: Db;
  viewer: User | null;
  headers: { cookie?: string | undefined };
  log: Log;
}

/** Records the view for the owner's statistics and the viewer's "recently viewed". */
async function noteView({ db, viewer, headers }: Opening, adId: number): Promise<void> {
  await countView(db, adId);
  const looker = viewerOf(viewer, headers);
  if (looker) await recordView(db, looker, { kind: 'classifieds.ad', id: adId });
}

/** Shows the ad and records a view; nothing waits for the record, and losing one does no harm. */
export async function openDetail(opening: Opening, ad: AdRow): Promise<AdDetail> {
  const detail = await presentDetail(opening.db, ad, opening.viewer);
  if (detail.role === 'viewer')
    noteView(opening, ad.id).catch((error: unknown) =>
      opening.log.warn({ err: error, adId: ad.id }, 'a view was not noted'),
    );
  return detail;
}
