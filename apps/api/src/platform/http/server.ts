import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import { foldForm } from '@souk/contract/shared/form';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { isConnectionLost } from '../db/retry-while-lost.ts';
import { Problem } from '../errors.ts';
import { newRequestId } from '../ids.ts';
import { checkHost, createHostCheck } from './allowed-hosts.ts';
import { mountOperations } from './api-routes.ts';
import { bareAnswers } from './bare-answer.ts';
import { limitConnections } from './connections.ts';
import { permissionsPolicy } from './content-policy.ts';
import { envelope } from './exchange.ts';
import type { House, Operation } from './operation.ts';
import { checkOrigin } from './origin.ts';
import { keepRawBody } from './raw-body.ts';
import { refusal } from './refusal.ts';
import { replyLanguage } from './reply-language.ts';
import { trustOf } from './trusted-proxies.ts';
import { clearUploads } from './upload-folder.ts';

const jsonLimitBytes = 512 * 1024;

/** Whether the client left before its request was complete, which explains whatever failed. */
const isBrokenOff = ({ raw }: FastifyRequest) => raw.destroyed && raw.complete === false;

/** Failures of the transport, with texts from the catalogue. */
function transportProblem(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (isBrokenOff(request)) return new Problem('malformed-request');
  if (error.statusCode === 413) return new Problem('body-too-large');
  if (error.statusCode === 415) return new Problem('unsupported-media-type');
  if (error.statusCode === 503 || isConnectionLost(error)) return new Problem('overloaded');
  if (error.statusCode && error.statusCode < 500) return new Problem('malformed-request');
  return new Problem('unexpected');
}

function parseForms(server: FastifyInstance): void {
  // We accept JSON and forms; the library would accept plain text as well.
  server.removeContentTypeParser('text/plain');
  const options = { parseAs: 'string' as const, bodyLimit: jsonLimitBytes };
  server.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, text, done) =>
    done(null, foldForm(new URLSearchParams(String(text)))),
  );
  // Many clients send an empty JSON body with a DELETE.
  server.addContentTypeParser('application/json', options, (request, text, done) => {
    try {
      const json = String(text);
      keepRawBody(request, json);
      done(null, json === '' ? undefined : JSON.parse(json));
    } catch {
      done(new Problem('malformed-request'));
    }
  });
}

const logged = (request: FastifyRequest) => ({
  requestId: request.id,
  method: request.method,
  route: request.routeOptions.url,
});

function logRequests(server: FastifyInstance, { log }: House): void {
  server.addHook('onResponse', async (request, reply) => {
    log.info({ ...logged(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

/** Headers arrive in one go; a form with photos may take as long as `requestTimeout` on a slow line. */
const headerSeconds = 20;
/** How often the server looks for overdue requests. */
const checksPerRequest = 4;

function timesOf({ REQUEST_SECONDS }: House['config']) {
  const requestTimeout = REQUEST_SECONDS * 1000;
  return {
    requestTimeout,
    // For answers that are not read, and silent connections; live streams have a heartbeat.
    connectionTimeout: 2 * requestTimeout,
    http: {
      headersTimeout: Math.min(headerSeconds * 1000, requestTimeout),
      connectionsCheckingInterval: Math.min(5000, requestTimeout / checksPerRequest),
    },
  };
}

/** An answer given before its request's body was read closes the connection, so that the rest is never read. */
function endUnreadBodies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    if (request.raw.complete === false) reply.header('connection', 'close');
  });
}

/** The HTTP server with everything that applies to pages and API alike. */
export async function createServer(house: House): Promise<FastifyInstance> {
  const { config } = house;
  const server = fastify({
    logger: false,
    trustProxy: config.TRUST_PROXY !== false && trustOf(config.TRUST_PROXY),
    ...timesOf(config),
    ...bareAnswers(config),
    bodyLimit: jsonLimitBytes,
    genReqId: newRequestId,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });
  await clearUploads(config);
  await server.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.isProduction,
    crossOriginEmbedderPolicy: false,
    // Without a referrer browsers post plain forms with an origin of null, which is refused as foreign.
    referrerPolicy: { policy: 'same-origin' },
  });
  await server.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  await server.register(multipart, { attachFieldsToBody: false, throwFileSizeLimit: false });
  if (config.isProduction) await server.register(underPressure, { maxEventLoopDelay: 2000 });

  parseForms(server);
  logRequests(server, house);
  endUnreadBodies(server);
  const isAllowed = createHostCheck(config);
  const permissions = permissionsPolicy(config);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'permissions-policy': permissions });
    checkHost(request, isAllowed);
    checkOrigin(request, config.PUBLIC_URL);
  });
  limitConnections(server, config);
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = transportProblem(error, request);
    if (problem.code === 'unexpected')
      house.log.error({ ...logged(request), err: error }, 'a request failed');
    const language = replyLanguage(request.headers as Record<string, string | undefined>, config);
    const answer = refusal(problem, language);
    return reply
      .code(answer.status)
      .headers({ ...answer.headers, 'cache-control': 'no-store' })
      .send(answer.body);
  });
  server.setNotFoundHandler(async () => {
    throw new Problem('path-not-found');
  });
  return server;
}

/** Adds the API to the server; unknown API paths answer in the API's words. */
export async function mountApi(
  server: FastifyInstance,
  operations: readonly Operation[],
  config: House['config'],
): Promise<void> {
  mountOperations(server, operations, config);
  const refuse = async () => {
    throw new Problem('path-not-found');
  };
  server.all('/api/*', { onRequest: refuse }, refuse);
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(envelope(200, 'OK', null)),
  );
}
