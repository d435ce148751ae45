import type { Tx } from '../../../platform/db/database.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { adPath } from './ad.present.ts';
import type { AdRow } from './ad.tables.ts';

type Notice = 'ad-approved' | 'ad-rejected' | 'ad-expired';

const noticeOf: Record<Notice, (ad: AdRow) => { subject: Said; text: Said; path: string }> = {
  'ad-approved': (ad) => ({
    subject: say`Your ad is public`,
    text: say`“${ad.title}” was approved and is in the lists now.`,
    path: adPath(ad),
  }),
  'ad-rejected': (ad) => ({
    subject: say`Your ad was not approved`,
    text: say`“${ad.title}” is not public. Reason: ${ad.rejectionReason}`,
    path: `/update-ad/${ad.id}`,
  }),
  'ad-expired': (ad) => ({
    subject: say`Your ad has expired`,
    text: say`“${ad.title}” has left the lists. You can post it again.`,
    path: '/ad-management?status=expired',
  }),
};

/** Tells the owner about a change of their ad's state, once per change. */
export const tellOwner = (tx: Tx, ad: AdRow, notice: Notice): Promise<void> =>
  notify(tx, {
    ...noticeOf[notice](ad),
    userId: ad.ownerId,
    kind: notice,
    key: `${notice}:${ad.id}:${ad.updatedAt.getTime()}`,
    about: { kind: 'classifieds.ad', id: ad.id },
  });
