import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../errors.ts';
import { permissionsPolicy } from './content-policy.ts';
import { refusal } from './refusal.ts';

const malformed = JSON.stringify(refusal(new Problem('malformed-request')).body);
const year = 365 * 24 * 60 * 60;

/** The headers of every answer, for those given before there is a request object. */
function bareHeaders(config: Config): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(config),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(config.isProduction ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` } : {}),
  };
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

const bodyFor = (status: number) => malformed.replace('"status":400', `"status":${status}`);

/** Whether an answer has begun on this connection; a second one must not be written into it. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent ?? false;

/** Answers what the HTTP parser or the router cannot read, and closes the connection. */
export function bareAnswers(config: Config) {
  const headers = bareHeaders(config);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

  return {
    clientErrorHandler(error: ConnectionError, socket: Socket): void {
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
        socket.destroy();
        return;
      }
      const status = statuses[error.code] ?? 400;
      const body = bodyFor(status);
      const length = Buffer.byteLength(body);
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close', ...lines];
      socket.end(`${[...head, `content-length: ${length}`].join('\r\n')}\r\n\r\n${body}`, () =>
        socket.destroy(),
      );
    },
    frameworkErrors(_error: Error, _request: unknown, reply: FastifyReply): void {
      reply.raw.writeHead(400, { ...headers, connection: 'close' }).end(malformed);
    },
  };
}
