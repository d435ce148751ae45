import type { Endpoint } from '@souk/contract/shared/endpoint';
import { type ProblemCode, problems } from '@souk/contract/shared/problem';
import { Problem } from '../errors.ts';
import type { BookedEndpoint } from './endpoint-book.ts';
import type { JsonSchema } from './openapi-schemas.ts';
import { refusal } from './refusal.ts';

export const refusalSchema = {
  type: 'object',
  required: ['status', 'message', 'msg', 'data'],
  properties: {
    status: { type: 'integer' },
    message: { type: 'string' },
    msg: { type: 'string', description: 'Repeats the message.' },
    data: { description: 'Field names with their messages (423), or the code of the refusal.' },
    error: { type: 'string', description: 'Repeats the message on 401, 412, 415 and 422.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

/** Refusals that follow from an endpoint's definition, in addition to those it lists. */
function impliedErrors(endpoint: Endpoint): ProblemCode[] {
  const { access, params, query, body, files, limit, idempotent } = endpoint;
  const codes: ProblemCode[] = [];
  if (access === 'visitor-or-private') codes.push('not-allowed');
  else if (access !== 'anyone') codes.push(...signedInErrors);
  if (params) codes.push('record-not-found');
  if (query || body || files) codes.push('fields-invalid');
  if (body || files) codes.push('malformed-request');
  if (files) codes.push('body-too-large');
  if (limit) codes.push('too-many-requests');
  if (idempotent) codes.push('idempotency-key-reused');
  return codes;
}

const signedInErrors: ProblemCode[] = ['not-signed-in', 'token-invalid', 'session-expired', 'not-allowed'];

/** The refusals of an endpoint, by status. */
function refusalsOf(endpoint: Endpoint): Map<string, ProblemCode[]> {
  const implied = impliedErrors(endpoint);
  const codes = [...new Set([...implied, ...(endpoint.errors ?? [])])].sort();
  return Map.groupBy(codes, (code) => String(problems[code].status));
}

const impliedSomewhere = new Set<ProblemCode>([
  ...(['record-not-found', 'fields-invalid', 'malformed-request', 'body-too-large'] as const),
  ...(['too-many-requests', 'idempotency-key-reused', ...signedInErrors] as const),
]);

/** A response that follows from the kind of the endpoint alone is named by its status. */
const responseName = (status: string, codes: readonly ProblemCode[]) =>
  codes.every((code) => impliedSomewhere.has(code)) ? status : [status, ...codes].join('.');

function refusalResponse(codes: readonly ProblemCode[]): JsonSchema {
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  return {
    description: [...new Set(codes.map((code) => problems[code].text))].join(' · '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

export const errorResponses = (endpoint: Endpoint) =>
  Object.fromEntries(
    [...refusalsOf(endpoint)].map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${responseName(status, codes)}` },
    ]),
  );

/** Every set of refusals that some endpoint may answer with one status. */
export const responsesOf = (endpoints: readonly BookedEndpoint[]) =>
  Object.fromEntries(
    endpoints
      .flatMap(({ endpoint }) => [...refusalsOf(endpoint)])
      .map(([status, codes]): [string, JsonSchema] => [responseName(status, codes), refusalResponse(codes)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Every refusal that some endpoint may answer, by its code. */
export function examplesOf(endpoints: readonly BookedEndpoint[]): Record<string, JsonSchema> {
  const codes = endpoints.flatMap(({ endpoint }) => [...impliedErrors(endpoint), ...(endpoint.errors ?? [])]);
  return Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, { value: refusal(new Problem(code)).body }]),
  );
}
