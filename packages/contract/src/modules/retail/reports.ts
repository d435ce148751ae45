import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { anyId, Nothing } from '../../shared/values.ts';
import { reportFields } from '../reports/reports.ts';

/** Suggested by the form; other texts are accepted. */
export const productReportReasons = [
  'Scam or fraud',
  'Forbidden or unsafe item',
  'Wrong category',
  'Misleading description or price',
  'Offensive content',
] as const;

export const reportProduct = endpoint({
  method: 'POST',
  path: '/reportretailadd',
  spec: ['favourites-reviews/reportretailadd'],
  access: 'signed-in',
  summary: 'Reports a product to the admin, once per user.',
  body: z.object({
    item_id: anyId('retail.product'),
    ...reportFields,
  }),
  reply: Nothing,
  message: 'Report sent successfully.',
  errors: ['already-reported', 'own-product', 'record-gone'],
  limit: { max: 30, seconds: 60 },
});
