import { z } from 'zod';
import { day } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { Day, Id, Moment, Nothing, ownId } from '../../shared/values.ts';

/** An admin reviews certificates and documents before they count (spec §4: proposed states). */
export const paperStates = ['pending', 'verified', 'rejected'] as const;
export type PaperState = (typeof paperStates)[number];

export const Certificate = z
  .object({
    id: Id,
    title: z.string(),
    issuer: z.string().nullable(),
    issued_on: Day.nullable(),
    expires_on: Day.nullable(),
    /** Path below /files. */
    file: z.string(),
    file_name: z.string(),
    status: z.enum(paperStates),
    created_at: Moment,
  })
  .meta({ id: 'Certificate' });
export type Certificate = z.infer<typeof Certificate>;

const optionalDay = blankAsMissing(day().optional());

const CertificateFields = z.object({
  title: text('Title', { max: 100 }),
  issuer: optionalText(100),
  issued_on: optionalDay,
  expires_on: optionalDay,
});
export type CertificateFields = z.output<typeof CertificateFields>;

interface Dates {
  issued_on?: string | undefined;
  expires_on?: string | undefined;
}

const endsAfterStart = [
  ({ issued_on, expires_on }: Dates) => !issued_on || !expires_on || issued_on <= expires_on,
  { error: 'Please enter valid date.', path: ['expires_on'] },
] as [(dates: Dates) => boolean, { error: string; path: string[] }];

const byId = z.object({ id: ownId('sellers.certificate') });

export const listCertificates = endpoint({
  method: 'GET',
  path: '/certificates',
  spec: ['vendor/certificates-list'],
  access: 'business',
  summary: 'The own certificates, newest first.',
  query: PageQuery,
  reply: pageOf(Certificate),
  errors: ['user-not-found'],
});

export const getCertificate = endpoint({
  method: 'GET',
  path: '/certificates/:id',
  spec: ['vendor/certificates-get'],
  access: 'business',
  summary: 'One of the own certificates.',
  params: byId,
  reply: Certificate,
  errors: ['user-not-found'],
});

export const createCertificate = endpoint({
  method: 'POST',
  path: '/certificates',
  spec: ['vendor/certificates-create'],
  access: 'business',
  acting: 'allowed',
  summary: 'Adds a certificate, which the admin looks at.',
  body: CertificateFields.refine(...endsAfterStart),
  files: { field: 'file', max: 1, kind: 'document' },
  reply: Certificate,
  status: 201,
  message: 'Created successfully.',
  errors: ['user-not-found'],
});

export const updateCertificate = endpoint({
  method: 'PUT',
  path: '/certificates/:id',
  spec: ['vendor/certificates-update'],
  access: 'business',
  acting: 'allowed',
  summary: 'Changes what is given; a file replaces the former one.',
  params: byId,
  body: CertificateFields.partial().refine(...endsAfterStart),
  files: { field: 'file', max: 1, kind: 'document' },
  reply: Certificate,
  message: 'Updated successfully.',
  errors: ['user-not-found'],
});

export const deleteCertificate = endpoint({
  method: 'DELETE',
  path: '/certificates/:id',
  spec: ['vendor/certificates-delete'],
  access: 'business',
  acting: 'allowed',
  summary: 'Deletes it with its file.',
  params: byId,
  reply: Nothing,
  message: 'Deleted successfully.',
  errors: ['user-not-found'],
});
