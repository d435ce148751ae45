import { apiPrefix, type Endpoint, isOpenToVisitors } from '@souk/contract/shared/endpoint';
import { plainSessionCookie } from '@souk/contract/shared/session-cookie';
import type { z } from 'zod';
import type { BookedEndpoint } from './endpoint-book.ts';
import { shareBases } from './openapi-bases.ts';
import { errorResponses, examplesOf, refusalSchema, responsesOf } from './openapi-refusals.ts';
import { type JsonSchema, type SchemaBook, toSchema } from './openapi-schemas.ts';

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  /** Set only if no sign-in is needed; the document's own applies to all others. */
  security?: [];
  responses: Record<string, JsonSchema>;
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
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<'schemas' | 'responses' | 'parameters' | 'examples' | 'securitySchemes', SchemaBook>;
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

const idempotencyKey = {
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

const isNothing = (schema: JsonSchema) => schema.type === 'null';

function successResponse(endpoint: Endpoint, name: string, book: SchemaBook) {
  const status = endpoint.status ?? 200;
  const data = toSchema(endpoint.reply, name, book);
  const envelope = { $ref: '#/components/schemas/Envelope' };
  const schema = isNothing(data)
    ? envelope
    : { allOf: [envelope, { required: ['data'], properties: { data } }] };
  const description = endpoint.message ?? 'OK';
  return { [String(status)]: { description, content: { 'application/json': { schema } } } };
}

function operationOf({ module, endpoint }: BookedEndpoint, book: SchemaBook): OpenApiOperation {
  const id = idOf(endpoint);
  const parameters = [
    ...parametersIn('path', endpoint.params, `${id}Params`, book),
    ...parametersIn('query', endpoint.query, `${id}Query`, book),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
  ];
  const requestBody = bodyOf(endpoint, `${id}Body`, book);
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [module],
    ...(endpoint.spec ? { 'x-spec': endpoint.spec } : {}),
    'x-access': accessText(endpoint),
    ...(isOpenToVisitors(endpoint.access) ? { security: [] } : {}),
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
  parameters: [
    { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } },
    {
      name: 'since',
      in: 'query',
      required: false,
      description: 'When the page was rendered; what was told since then is sent first.',
      schema: { type: 'string', format: 'date-time' },
    },
  ],
  responses: {
    200: {
      description: 'Events named by topic; `hello` says that the stream starts anew.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    401: { $ref: '#/components/responses/401' },
  },
};

const envelopeSchema = {
  type: 'object',
  required: ['status', 'message', 'msg'],
  properties: {
    status: { type: 'integer', description: 'Repeats the HTTP status.' },
    message: { type: 'string' },
    msg: { type: 'string', description: 'Repeats the message.' },
  },
};

const description =
  'The one door to Souk’s data. A POST that carries `_method=PUT` is a PUT; uploads are multipart; ' +
  'forms (`application/x-www-form-urlencoded`) may stand for JSON everywhere; moments are UTC, and periods begin in the ' +
  'zone of the header `X-Time-Zone`, unless its sender has chosen another; every answer is `{ status, message, msg, data }`, also where something unexpected happened (500).';

/** A parameter that occurs so often is written once and referenced. */
const recurs = 3;

/** Moves recurring parameters into a map of their own, by name. */
function shareParameters(paths: OpenApi['paths']): Record<string, JsonSchema> {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const alike = Map.groupBy(
    operations.flatMap(({ parameters = [] }) => parameters),
    (parameter) => JSON.stringify(parameter),
  );
  const book: Record<string, JsonSchema> = {};
  const refs = new Map<string, JsonSchema>();
  for (const [text, [parameter, ...others]] of alike) {
    if (!parameter || others.length + 1 < recurs) continue;
    const called = String(parameter.name);
    const namesakes = Object.values(book).filter(({ name }) => name === called).length;
    const key = namesakes > 0 ? `${called}.${namesakes + 1}` : called;
    book[key] = parameter;
    refs.set(text, { $ref: `#/components/parameters/${key}` });
  }
  for (const operation of operations)
    if (operation.parameters)
      operation.parameters = operation.parameters.map((one) => refs.get(JSON.stringify(one)) ?? one);
  return book;
}

/** The API in OpenAPI 3.1, in a stable order. */
export function openApiOf(endpoints: readonly BookedEndpoint[]): OpenApi {
  const book: SchemaBook = { Envelope: envelopeSchema, Refusal: refusalSchema };
  const paths: OpenApi['paths'] = { [`${apiPrefix}/stream`]: { get: streamOperation } };
  const order = (booked: BookedEndpoint) => `${booked.endpoint.path} ${booked.endpoint.method}`;
  for (const booked of [...endpoints].sort((a, b) => (order(a) < order(b) ? -1 : 1))) {
    const path = pathOf(booked.endpoint);
    const method = booked.endpoint.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: operationOf(booked, book) };
  }
  const parameters = shareParameters(paths);
  const modules = [...new Set(endpoints.map(({ module }) => module)), 'platform'].sort();
  return {
    openapi: '3.1.0',
    info: { title: 'Souk API', version: '2', description },
    servers: [{ url: '/' }],
    tags: modules.map((name) => ({ name })),
    security: [{ bearer: [] }, { session: [] }],
    paths,
    components: {
      schemas: shareBases(Object.fromEntries(Object.entries(book).sort(([a], [b]) => (a < b ? -1 : 1)))),
      responses: responsesOf(endpoints),
      parameters,
      examples: examplesOf(endpoints),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: plainSessionCookie },
      },
    },
  };
}
