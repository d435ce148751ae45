import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { Id, Moment, Nothing, ownId } from '../../shared/values.ts';
import { paperStates } from './certificates.ts';

export const documentTypes = ['identity', 'insurance', 'licence', 'registration', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A document that only its owner and admins may read. */
export const Document = z
  .object({
    id: Id,
    type: z.enum(documentTypes),
    file_name: z.string(),
    /** Media type of the file. */
    file_type: z.string(),
    status: z.enum(paperStates),
    created_at: Moment,
  })
  .meta({ id: 'Document' });
export type Document = z.infer<typeof Document>;

const byId = z.object({ id: ownId('sellers.document') });

export const listDocuments = endpoint({
  method: 'GET',
  path: '/documents',
  spec: ['vendor/documents-list'],
  access: 'business',
  summary: 'The own documents, newest first.',
  reply: z.array(Document),
  errors: ['user-not-found'],
});

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/documents',
  spec: ['vendor/documents-upload'],
  access: 'business',
  acting: 'allowed',
  summary: 'Adds a document, which the admin looks at.',
  body: z.object({ type: choice(documentTypes, 'Type') }),
  files: { field: 'file', max: 1, kind: 'document' },
  reply: Document,
  status: 201,
  message: 'File uploaded successfully.',
  errors: ['user-not-found'],
});

export const readDocument = endpoint({
  method: 'GET',
  path: '/documents/:id/file',
  access: 'business',
  acting: 'refused',
  summary: 'The file of one of the own documents, as a download.',
  params: byId,
  reply: Nothing,
  errors: ['user-not-found'],
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/documents/:id',
  spec: ['vendor/documents-delete'],
  access: 'business',
  acting: 'allowed',
  summary: 'Deletes a document with its file.',
  params: byId,
  reply: Nothing,
  message: 'File deleted successfully.',
  errors: ['user-not-found'],
});
