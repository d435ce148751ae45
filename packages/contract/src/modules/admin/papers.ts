import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText } from '../../shared/texts.ts';
import { Day, Id, Moment, Nothing } from '../../shared/values.ts';
import { paperStates } from '../sellers/certificates.ts';
import { Person } from './people.ts';

export const paperKinds = ['document', 'certificate'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const paperMoves = ['reject', 'verify'] as const;
export type PaperMove = (typeof paperMoves)[number];

/** A document or a certificate with its business. */
export const Paper = z
  .object({
    kind: z.enum(paperKinds),
    id: Id,
    /** The certificate's title, or the kind of document. */
    title: z.string(),
    issuer: z.string().nullable(),
    expires_on: Day.nullable(),
    file_name: z.string(),
    file_type: z.string(),
    status: z.enum(paperStates),
    business_name: z.string(),
    owner: Person,
    created_at: Moment,
    /** Open to an admin with the area of papers. */
    moves: z.array(z.enum(paperMoves)),
  })
  .meta({ id: 'Paper' });
export type Paper = z.infer<typeof Paper>;

export const listPapers = endpoint({
  method: 'GET',
  path: '/admin/papers',
  access: 'admin',
  summary:
    'Documents or certificates of businesses: waiting ones with the oldest first, else the newest first.',
  query: PageQuery.extend({
    kind: z.enum(paperKinds).catch('document').default('document'),
    status: blankAsMissing(z.enum(paperStates).optional()).catch(undefined),
  }),
  reply: pageOf(Paper),
});

const byKindAndId = z.object({ kind: z.enum(paperKinds), id: Id });

export const decidePaper = endpoint({
  method: 'POST',
  path: '/admin/papers/:kind/:id/decide',
  access: 'admin',
  summary: 'Verifies or rejects a paper; the seller hears of it.',
  params: byKindAndId,
  body: z
    .object({
      decision: choice(paperMoves, 'Decision'),
      reason: optionalText(500),
    })
    .refine(({ decision, reason }) => decision === 'verify' || reason !== undefined, {
      error: 'Reason is required.',
      path: ['reason'],
    }),
  reply: Paper,
  message: 'Document updated successfully.',
  errors: ['paper-decided'],
});

export const readPaper = endpoint({
  method: 'GET',
  path: '/admin/papers/:kind/:id/file',
  access: 'admin',
  summary: 'The file itself, always as a download; each reading is logged.',
  params: byKindAndId,
  reply: Nothing,
});
