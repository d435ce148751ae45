import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { anyId, Nothing } from '../../shared/values.ts';
import { reportFields } from '../reports/reports.ts';

/** Suggested by the form; other texts are accepted. */
export const reportReasons = [
  'Scam or fraud',
  'Forbidden or unsafe item',
  'Wrong category',
  'Duplicate ad',
  'Offensive content',
] as const;

export const reportAd = endpoint({
  method: 'POST',
  path: '/report-ad',
  spec: ['classifieds/report-ad'],
  access: 'signed-in',
  summary: 'Reports an ad to the admin, once per user.',
  body: z.object({
    classified_id: anyId('classifieds.ad'),
    ...reportFields,
  }),
  reply: Nothing,
  message: 'Report sent successfully.',
  errors: ['already-reported', 'own-ad', 'record-gone'],
  limit: { max: 30, seconds: 60 },
});
