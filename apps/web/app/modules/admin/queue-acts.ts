import { msg } from '@lingui/core/macro';
import type * as deskAds from '@souk/contract/modules/admin/ads';
import type * as deskProducts from '@souk/contract/modules/admin/products';
import { Check } from 'lucide-react';
import { type ActField, actsOf } from '../../ui/act-table.ts';

/** An item of a queue with its open moves. */
export interface Decided {
  id: number;
  title: string;
  moves: readonly string[];
}

const decisions = ['reject', 'take-down', 'approve'] as const;
type Decision = (typeof decisions)[number];

const open = ({ moves }: Decided): readonly Decision[] => decisions.filter((move) => moves.includes(move));

const reason: ActField<Decided> = {
  kind: 'text',
  label: msg`Reason`,
  hint: msg`The owner will see this.`,
  max: 500,
  isRequired: true,
  usual: [
    msg`The pictures do not show the item.`,
    msg`The category does not fit.`,
    msg`The text contains contact details.`,
    msg`This may not be sold here.`,
  ],
};

/** What an admin decides on an ad. */
export const deskAdActs = actsOf<typeof deskAds, Decided, Decision>()({
  noun: 'desk-ads',
  id: ({ id }) => id,
  open,
  read: 'getAdminAd',
  home: (id) => `/admin/ads/${id}`,
  moves: {
    reject: {
      endpoint: 'rejectAd',
      words: msg`Reject`,
      does: msg`Reject the ad`,
      tone: 'danger',
      fields: { reason },
    },
    'take-down': {
      endpoint: 'takeDownAd',
      words: msg`Take down`,
      does: msg`Take the ad down`,
      tone: 'danger',
      fields: { reason },
    },
    approve: { endpoint: 'approveAd', words: msg`Approve`, tone: 'primary', icon: Check },
  },
});

/** What an admin decides on a product. */
export const deskProductActs = actsOf<typeof deskProducts, Decided, Decision>()({
  noun: 'desk-products',
  id: ({ id }) => id,
  open,
  read: 'getAdminProduct',
  home: (id) => `/admin/products/${id}`,
  moves: {
    reject: {
      endpoint: 'rejectProduct',
      words: msg`Reject`,
      does: msg`Reject the product`,
      tone: 'danger',
      fields: { reason },
    },
    'take-down': {
      endpoint: 'takeDownProduct',
      words: msg`Take down`,
      does: msg`Take the product down`,
      tone: 'danger',
      fields: { reason },
    },
    approve: { endpoint: 'approveProduct', words: msg`Approve`, tone: 'primary', icon: Check },
  },
});

/** The decisions on the items of each queue. */
export const queueTables = { ads: deskAdActs, products: deskProductActs };
