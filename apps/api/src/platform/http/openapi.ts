import { apiPrefix, type Endpoint } from '@souk/contract/shared/endpoint';
import { type ProblemCode, problems } from '@souk/contract/shared/problem';
import type { z } from 'zod';
import { Problem } from '../errors.ts';
import type { BookedEndpoint } from './endpoint-book.ts';
import { type JsonSchema, type SchemaBook, toSchema } from './openapi-schemas.ts';
import { refusal, sessionCookie } from './operation.ts';

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  responses: Record<string, { description: string } & JsonSchema>;
  parameters?: JsonSchema[];
  requestBody?: JsonSchema;
  'x-spec'?: readonly string[];
  'x-access': string;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: JsonSchema & { schemas: SchemaBook };
}

const pathOf = ({ path }: Endpoint) => apiPrefix + path.replace(/:(\w+)/g, '{$1}');

const idOf = ({ method, path }: Endpoint) =>
  method.toLowerCase() +
  path
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');

const accessText = ({ access }: Endpoint) => (typeof access === 'string' ? access : access.join(', '));

type Place = 'path' | 'query';

function parametersIn(place: Place, schema: z.ZodType | undefined, name: string, book: SchemaBook) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, name, book) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([key, value]) => ({
    name: key,
    in: place,
    required: place === 'path' || required.includes(key),
    schema: value,
  }));
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body answer the same reply; nothing happens twice.',
  schema: { type: 'string', maxLength: 200 },
};

function bodyOf(endpoint: Endpoint, name: string, book: SchemaBook): JsonSchema | undefined {
  const { body, files } = endpoint;
  if (!body && !files) return undefined;
  const schema = body ? toSchema(body, name, book) : { type: 'object' };
  if (!files) return { required: true, content: { 'application/json': { schema } } };
  const items = { type: 'string', contentMediaType: 'application/octet-stream' };
  const part = files.max === 1 ? items : { type: 'array', maxItems: files.max, items };
  const uploads = { type: 'object', properties: { [files.field]: part } };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: body ? { allOf: [schema, uploads] } : uploads } },
  };
}

/** Refusals that follow from what an endpoint is, beside those it lists. */
function impliedErrors(endpoint: Endpoint): ProblemCode[] {
  const { access, params, query, body, files, limit, idempotent } = endpoint;
  const codes: ProblemCode[] = ['unexpected'];
  if (access !== 'anyone') codes.push('not-signed-in', 'token-invalid', 'session-expired', 'not-allowed');
  if (params) codes.push('record-not-found');
  if (query || body || files) codes.push('fields-invalid');
  if (body || files) codes.push('malformed-request');
  if (files) codes.push('body-too-large');
  if (limit) codes.push('too-many-requests');
  if (idempotent) codes.push('idempotency-key-reused');
  return codes;
}

function errorResponses(endpoint: Endpoint): OpenApiOperation['responses'] {
  const codes = [...new Set([...impliedErrors(endpoint), ...(endpoint.errors ?? [])])].sort();
  const byStatus = Map.groupBy(codes, (code) => String(problems[code].status));
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => {
      const examples = listed.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
      const content = {
        'application/json': {
          schema: { $ref: '#/components/schemas/Refusal' },
          examples: Object.fromEntries(examples),
        },
      };
      const texts = new Set(listed.map((code) => problems[code].text));
      return [status, { description: [...texts].join(' · '), content }];
    }),
  );
}

function successResponse(endpoint: Endpoint, name: string, book: SchemaBook) {
  const status = endpoint.status ?? 200;
  const data = toSchema(endpoint.reply, name, book);
  const text = { type: 'string', ...(endpoint.message ? { examples: [endpoint.message] } : {}) };
  const schema = {
    type: 'object',
    required: ['status', 'message', 'msg', 'data'],
    properties: { status: { const: status }, message: text, msg: text, data },
  };
  const description = endpoint.message ?? 'OK';
  return { [String(status)]: { description, content: { 'application/json': { schema } } } };
}

function operationOf({ module, endpoint }: BookedEndpoint, book: SchemaBook): OpenApiOperation {
  const id = idOf(endpoint);
  const parameters = [
    ...parametersIn('path', endpoint.params, `${id}Params`, book),
    ...parametersIn('query', endpoint.query, `${id}Query`, book),
    ...(endpoint.idempotent ? [keyParameter] : []),
  ];
  const requestBody = bodyOf(endpoint, `${id}Body`, book);
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [module],
    ...(endpoint.spec ? { 'x-spec': endpoint.spec } : {}),
    'x-access': accessText(endpoint),
    security: endpoint.access === 'anyone' ? [] : [{ bearer: [] }, { session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...successResponse(endpoint, `${id}Reply`, book), ...errorResponses(endpoint) },
  };
}

const streamOperation: OpenApiOperation = {
  operationId: 'getStream',
  summary: 'Live updates as server-sent events; Last-Event-ID resumes without loss or repetition.',
  tags: ['platform'],
  'x-access': 'signed-in, admin',
  security: [{ bearer: [] }, { session: [] }],
  parameters: [{ name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } }],
  responses: {
    200: {
      description: 'Events named by topic; `hello` says that the stream starts from now.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    401: {
      description: problems['not-signed-in'].text,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  },
};

const refusalSchema = {
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

const description =
  'The one door to Souk’s data. A POST that carries `_method=PUT` is a PUT; uploads are multipart; ' +
  'forms (`application/x-www-form-urlencoded`) may stand for JSON everywhere; every answer is `{ status, message, msg, data }`.';

/** Every refusal that some endpoint may answer, whole, by its code. */
function examplesOf(endpoints: readonly BookedEndpoint[]): JsonSchema {
  const codes = endpoints.flatMap(({ endpoint }) => [...impliedErrors(endpoint), ...(endpoint.errors ?? [])]);
  return Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, { value: refusal(new Problem(code)).body }]),
  );
}

/** The API in OpenAPI 3.1, in a stable order. */
export function openApiOf(endpoints: readonly BookedEndpoint[]): OpenApi {
  const book: SchemaBook = { Refusal: refusalSchema };
  const paths: OpenApi['paths'] = { [`${apiPrefix}/stream`]: { get: streamOperation } };
  const order = (booked: BookedEndpoint) => `${booked.endpoint.path} ${booked.endpoint.method}`;
  for (const booked of [...endpoints].sort((a, b) => (order(a) < order(b) ? -1 : 1))) {
    const path = pathOf(booked.endpoint);
    const method = booked.endpoint.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: operationOf(booked, book) };
  }
  const modules = [...new Set(endpoints.map(({ module }) => module)), 'platform'].sort();
  return {
    openapi: '3.1.0',
    info: { title: 'Souk API', version: '2', description },
    servers: [{ url: '/' }],
    tags: modules.map((name) => ({ name })),
    paths,
    components: {
      schemas: book,
      examples: examplesOf(endpoints),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
      },
    },
  };
}
