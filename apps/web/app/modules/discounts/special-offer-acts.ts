import { msg } from '@lingui/core/macro';
import type * as specialOffers from '@souk/contract/modules/discounts/special-offers';
import { Pause, Pencil, Play, Trash2, Undo2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';

type SpecialOfferMove = 'edit' | 'pause' | 'resume' | 'delete' | 'restore';

/** What restaurants can do with a special offer; a deleted one comes back only by undoing. */
export const specialOfferActs = actsOf<typeof specialOffers, specialOffers.SpecialOffer, SpecialOfferMove>()({
  noun: 'special-offers',
  id: ({ id }) => id,
  open: ({ is_active: isActive, state }) => {
    if (state === 'over') return ['edit', 'delete'];
    return ['edit', isActive ? 'pause' : 'resume', 'delete'];
  },
  read: 'getSpecialOffer',
  home: () => '/special-offers',
  moves: {
    edit: {
      leadsTo: ({ id }) => `/create-special-offers?id=${id}`,
      words: msg`Edit`,
      tone: 'quiet',
      icon: Pencil,
    },
    pause: {
      endpoint: 'updateSpecialOffer',
      sets: { is_active: false },
      words: msg`Pause`,
      told: msg`Nothing is taken off until you resume it.`,
      tone: 'quiet',
      icon: Pause,
      undo: 'resume',
    },
    resume: {
      endpoint: 'updateSpecialOffer',
      sets: { is_active: true },
      words: msg`Resume`,
      told: msg`It applies again.`,
      tone: 'quiet',
      icon: Play,
      undo: 'pause',
    },
    delete: {
      endpoint: 'deleteSpecialOffer',
      words: msg`Delete`,
      tone: 'quiet',
      icon: Trash2,
      undo: 'restore',
    },
    restore: { endpoint: 'restoreSpecialOffer', words: msg`Restore`, tone: 'quiet', icon: Undo2 },
  },
});
