import { type AdMove, type AdState, adStates } from '@souk/contract/modules/classifieds/ads';
import { defineLife, type MoveRule } from '../../../platform/states.ts';

const dayMinutes = 24 * 60;

/** The owner undoes a deletion within a minute: the ad is as it was before. */
const restore = (to: AdState): MoveRule<AdState> => ({ from: ['deleted'], to, by: ['owner'] });

/**
 * From the admin's approval to the end of the ad. `edit` returns it to the admin only if the edit changes what was
 * approved; `expire` is due after the setting `adDays`.
 */
export const adLife = defineLife<AdState, AdMove>({
  name: 'classifieds.ad',
  states: adStates,
  first: 'pending',
  ends: [],
  refusal: 'ad-move-not-allowed',
  moves: {
    approve: { from: ['pending'], to: 'approved', by: ['admin'] },
    reject: { from: ['pending'], to: 'rejected', by: ['admin'] },
    'take-down': { from: ['approved', 'sold'], to: 'rejected', by: ['admin'] },
    edit: { from: ['pending', 'approved', 'rejected'], to: 'pending', by: ['owner'] },
    'mark-sold': { from: ['approved'], to: 'sold', by: ['owner'] },
    'unmark-sold': { from: ['sold'], to: 'approved', by: ['owner'] },
    expire: { from: ['approved'], to: 'expired', by: ['system'], afterMinutes: 30 * dayMinutes },
    repost: { from: ['expired', 'rejected', 'sold'], to: 'pending', by: ['owner'] },
    delete: {
      from: ['pending', 'approved', 'sold', 'expired', 'rejected'],
      to: 'deleted',
      by: ['owner', 'admin', 'system'],
    },
    'restore-pending': restore('pending'),
    'restore-approved': restore('approved'),
    'restore-sold': restore('sold'),
    'restore-expired': restore('expired'),
    'restore-rejected': restore('rejected'),
  },
});
