import type { DisputeRole } from '@souk/contract/modules/disputes/disputes';
import { Problem } from '../../../platform/errors.ts';
import type { DisputeRow } from './dispute.tables.ts';

type Sides = Pick<DisputeRow, 'customerId' | 'sellerId'>;

/** The desk opens every dispute; anybody else is one of its two sides, or there is no such dispute. */
export type Viewer = { id: number } | { id: number; isAtDesk: true };

/** What the viewer is to the dispute. */
export function roleIn({ customerId, sellerId }: Sides, viewer: Viewer): DisputeRole {
  if ('isAtDesk' in viewer) return 'admin';
  if (viewer.id === customerId) return 'customer';
  if (viewer.id === sellerId) return 'seller';
  throw new Problem('record-not-found');
}

/** Refuses anybody but the customer who complained; the seller has no complaint to withdraw either. */
export function mustBeCustomer({ customerId }: Sides, user: { id: number }): void {
  if (user.id !== customerId) throw new Problem('record-not-found');
}
