import { type ProductMove, type ProductState, productStates } from '@souk/contract/modules/retail/products';
import { defineLife } from '../../../platform/states.ts';

/**
 * From the draft to the public product and the archive. "Sold out" is not a state: it is an approved product with
 * nothing free. A submission publishes at once if nothing has changed that an admin approves.
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

/** The kind by which search, reviews and sales refer to a product. */
export const productKind = 'retail.product';
