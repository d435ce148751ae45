import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { Day, ownId } from '../../shared/values.ts';
import { Invoice } from '../payments/invoices.ts';
import { NextStep, OrderEvent, orderStates } from './orders.ts';
import { Shipment } from './shipments.ts';

export const trackOrder = endpoint({
  method: 'GET',
  path: '/orders/:id/track',
  access: ['private'],
  summary: 'Where an own order is, and how it got there.',
  params: z.object({ id: ownId('retail.order') }),
  reply: z.object({
    status: z.enum(orderStates),
    history: z.array(OrderEvent),
    shipments: z.array(Shipment),
    /** The day on which it should be there by the postage method that was chosen. */
    eta: Day.nullable(),
    next: NextStep.nullable(),
  }),
});

export const getOrderInvoice = endpoint({
  method: 'GET',
  path: '/orders/:id/invoice',
  spec: ['cart-orders/order-invoice'],
  access: 'signed-in',
  summary: 'The invoice of a paid order, for its buyer and its seller.',
  params: z.object({ id: ownId('retail.invoiced-order') }),
  reply: Invoice,
});
