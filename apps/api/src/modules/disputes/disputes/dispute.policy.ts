import type { DisputeRole } from '@souk/contract/modules/disputes/disputes';
import { Problem } from '../../../platform/errors.ts';
import type { DisputeRow } from './dispute.tables.ts';

type Sides = Pick<DisputeRow, 'customerId' | 'sellerId'>;

/** Admins may see every dispute; anybody else only as one of its two sides. */
export type Viewer = { id: number } | { id: number; isAtDesk: true };

/** The viewer's role towards the dispute. */
export function roleIn({ customerId, sellerId }: Sides, viewer: Viewer): DisputeRole {
  if ('isAtDesk' in viewer) return 'admin';
  if (viewer.id === customerId) return 'customer';
  if (viewer.id === sellerId) return 'seller';
  throw new Problem('record-not-found');
}

/** Refuses anybody but the customer who opened it; the seller has nothing to withdraw. */
export function mustBeCustomer({ customerId }: Sides, user: { id: number }): void {
  if (user.id !== customerId) throw new Problem('record-not-found');
}
