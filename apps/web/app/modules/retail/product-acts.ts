import { msg } from '@lingui/core/macro';
import type * as products from '@souk/contract/modules/retail/products';
import { Archive, Send, Trash2, Undo2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';

/** What shops can do with a product; editing has a page of its own, and admins decide in the admin area. */
export const productActs = actsOf<typeof products, products.Product, products.ProductMove | 'delete'>()({
  noun: 'products',
  id: ({ id }) => id,
  open: ({ moves, may_delete }) => (may_delete ? [...moves, 'delete'] : moves),
  read: 'getMyProduct',
  home: () => '/ad-management',
  moves: {
    submit: { endpoint: 'submitProduct', words: msg`Submit`, tone: 'quiet', icon: Send },
    restore: { endpoint: 'restoreProduct', words: msg`Restore`, tone: 'quiet', icon: Undo2, undo: 'archive' },
    archive: {
      endpoint: 'archiveProduct',
      words: msg`Archive`,
      tone: 'quiet',
      icon: Archive,
      undo: 'restore',
    },
    delete: {
      endpoint: 'deleteProduct',
      words: msg`Delete`,
      title: ({ title }) => msg`Delete the draft ${title}?`,
      lead: msg`It was never published, so nobody else has seen it. This cannot be undone.`,
      does: msg`Delete for good`,
      keep: msg`Keep it`,
      tone: 'danger',
      icon: Trash2,
    },
    edit: null,
    publish: null,
    approve: null,
    reject: null,
    'take-down': null,
  },
});
