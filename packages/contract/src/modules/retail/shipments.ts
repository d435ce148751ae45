import { z } from 'zod';
import { Id, Moment } from '../../shared/values.ts';

/** Goods of an order that left together. */
export const Shipment = z
  .object({
    id: Id,
    carrier: z.string().nullable(),
    tracking_number: z.string().nullable(),
    shipped_at: Moment,
    lines: z.array(z.object({ order_detail_id: Id, quantity: z.int() })),
  })
  .meta({ id: 'Shipment' });
export type Shipment = z.infer<typeof Shipment>;
