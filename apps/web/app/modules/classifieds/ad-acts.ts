import { msg } from '@lingui/core/macro';
import type * as ads from '@souk/contract/modules/classifieds/ads';
import { CircleCheck, Pencil, RotateCw, Trash2, Undo2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { repostPath } from './ad-standing.ts';

/** The owner's moves of an ad, most frequent first; admins have their own. */
export const adActs = actsOf<typeof ads, ads.Ad, ads.AdMove | 'restore'>()({
  noun: 'ads',
  id: ({ id }) => id,
  open: ({ moves }) => moves,
  home: () => '/ad-management',
  moves: {
    'mark-sold': {
      leadsTo: ({ id }) => `/ad-management/sold?ids=${id}`,
      words: msg`Mark as sold`,
      tone: 'quiet',
      icon: CircleCheck,
    },
    repost: {
      leadsTo: (ad) => repostPath(ad) ?? '/ad-management',
      words: msg`Repost`,
      tone: 'quiet',
      icon: RotateCw,
    },
    edit: { leadsTo: ({ id }) => `/update-ad/${id}`, words: msg`Edit`, tone: 'quiet', icon: Pencil },
    'unmark-sold': {
      endpoint: 'changeAdStatus',
      inBody: 'classified_id',
      sets: { status: 'approved' },
      words: msg`No longer sold`,
      tone: 'quiet',
      icon: Undo2,
    },
    delete: {
      leadsTo: ({ id }) => `/ad-management/delete?ids=${id}`,
      words: msg`Delete`,
      tone: 'danger',
      icon: Trash2,
    },
    // The toast of a deletion offers it; the API decides which state the ad returns to.
    restore: { endpoint: 'restoreAd', words: msg`Restore`, tone: 'quiet' },
    'restore-pending': null,
    'restore-approved': null,
    'restore-sold': null,
    'restore-expired': null,
    'restore-rejected': null,
    approve: null,
    reject: null,
    'take-down': null,
    expire: null,
  },
});
