import { msg } from '@lingui/core/macro';
import type * as promotions from '@souk/contract/modules/discounts/promotions';
import { Pause, Pencil, Play, Trash2, Undo2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';

type PromotionMove = 'edit' | 'pause' | 'resume' | 'delete' | 'restore';

/** What businesses can do with a promotion; a deleted one comes back only by undoing. */
export const promotionActs = actsOf<typeof promotions, promotions.Promotion, PromotionMove>()({
  noun: 'promotions',
  id: ({ id }) => id,
  open: ({ is_active: isActive, state }) => {
    if (state === 'over') return ['edit', 'delete'];
    return ['edit', isActive ? 'pause' : 'resume', 'delete'];
  },
  read: 'getPromotion',
  home: () => '/promotions',
  moves: {
    edit: {
      leadsTo: ({ id }) => `/create-promotions?id=${id}`,
      words: msg`Edit`,
      tone: 'quiet',
      icon: Pencil,
    },
    pause: {
      endpoint: 'updatePromotion',
      sets: { is_active: false },
      words: msg`Pause`,
      told: msg`Nothing is taken off until you resume it.`,
      tone: 'quiet',
      icon: Pause,
      undo: 'resume',
    },
    resume: {
      endpoint: 'updatePromotion',
      sets: { is_active: true },
      words: msg`Resume`,
      told: msg`It applies again.`,
      tone: 'quiet',
      icon: Play,
      undo: 'pause',
    },
    delete: {
      endpoint: 'deletePromotion',
      words: msg`Delete`,
      tone: 'quiet',
      icon: Trash2,
      undo: 'restore',
    },
    restore: { endpoint: 'restorePromotion', words: msg`Restore`, tone: 'quiet', icon: Undo2 },
  },
});
