import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText } from '../../shared/texts.ts';
import { Id, Moment } from '../../shared/values.ts';
import { reportStates } from '../reports/reports.ts';
import { Person } from './people.ts';

/**
 * What can be reported; the last digit of a report's id is the position of its kind here, so new kinds go at the end.
 */
export const reportKinds = ['ad', 'review', 'product', 'food'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const Report = z
  .object({
    id: Id,
    kind: z.enum(reportKinds),
    /** What was reported. */
    subject: z.object({
      id: Id,
      /** Of a review, the title of the reviewed thing; empty if that is gone. */
      title: z.string(),
      image: z.string().nullable(),
      state: z.string(),
      /** The seller, the review's author, or the contributor of the food; null for a food from Souk or an import. */
      owner: Person.nullable(),
      /** How often it was reported, closed reports included. */
      reports_count: z.int(),
      /** The review itself; null for other kinds. */
      review: z
        .object({
          rating: z.int(),
          title: z.string().nullable(),
          comment: z.string(),
          images: z.array(z.string()),
          /** Page of the reviewed thing, if there is one. */
          path: z.string().nullable(),
        })
        .nullable(),
    }),
    reporter: Person,
    reason: z.string(),
    comment: z.string().nullable(),
    status: z.enum(reportStates),
    created_at: Moment,
    closed_at: Moment.nullable(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  spec: ['admin/admin-reports'],
  access: 'admin',
  summary: 'What users reported: open ones with the oldest first, else the newest first.',
  query: PageQuery.extend({
    kind: blankAsMissing(z.enum(reportKinds).optional()).catch(undefined),
    status: blankAsMissing(z.enum(reportStates).optional()).catch(undefined),
  }),
  reply: pageOf(Report),
});

export const resolveReport = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/resolve',
  spec: ['admin/admin-report-resolve'],
  access: 'admin',
  summary:
    'Lets the reported thing stand or takes it away, a food until it is verified again; settles every open report of it.',
  params: z.object({ id: Id }),
  body: z.object({
    action: choice(['dismiss', 'remove'], 'Action'),
    note: optionalText(500),
  }),
  reply: Report,
  message: 'Report resolved successfully.',
  errors: [
    'report-closed',
    'ad-move-not-allowed',
    'product-move-not-allowed',
    'review-move-not-allowed',
    'food-move-not-allowed',
    'record-gone',
  ],
});
