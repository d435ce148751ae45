import { type ProductMove, type ProductState, productStates } from '@souk/contract/modules/retail/products';
import { defineLife } from '../../../platform/states.ts';

/**
 * From the draft to the shelf and into the archive. "Sold out" is no state: it is an approved product of which
 * nothing is free. A submission
 * is by itself a `publish` if nothing that an admin judges has changed since the approval.
 */
export const productLife = defineLife<ProductState, ProductMove>({
  name: 'retail.product',
  states: productStates,
  first: 'draft',
  ends: [],
  refusal: 'product-move-not-allowed',
  moves: {
    submit: { from: ['draft', 'rejected'], to: 'pending', by: ['owner'] },
    publish: { from: ['draft'], to: 'approved', by: ['system'] },
    approve: { from: ['pending'], to: 'approved', by: ['admin'] },
    reject: { from: ['pending'], to: 'rejected', by: ['admin'] },
    'take-down': { from: ['approved'], to: 'rejected', by: ['admin'] },
    edit: { from: ['approved'], to: 'pending', by: ['owner'] },
    archive: {
      from: ['draft', 'pending', 'approved', 'rejected'],
      to: 'archived',
      by: ['owner', 'system'],
    },
    restore: { from: ['archived'], to: 'draft', by: ['owner'] },
  },
});

/** How search, reviews and sales name a product. */
export const productKind = 'retail.product';
