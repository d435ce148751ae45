import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

type LoggedError = Error & { code?: string; params?: unknown };

/** A failed query's message ends with its values, and a refused value is quoted: neither may be logged. */
function safeMessage({ message, code, params }: LoggedError): string {
  if (params !== undefined) return message.split('\nparams:')[0] ?? '';
  return typeof code === 'string' && code.startsWith('22') ? (message.split(':')[0] ?? '') : message;
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const logged: LoggedError = error;
  const message = safeMessage(logged);
  return {
    type: error.name,
    code: logged.code,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

const hidden = ['password', 'token', 'email', 'phone', 'authorization', 'cookie', 'body'];

/** Structured logs: ids and codes only, never a name, address, number, token or body. */
export const createLog = (
  config: Pick<Config, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level: config.LOG_LEVEL,
      base: { pid: process.pid },
      redact: {
        paths: ['headers', ...hidden, ...hidden.map((name) => `*.${name}`)],
        censor: '[hidden]',
      },
      serializers: { err: describeError },
    },
    destination,
  );

export type Log = Logger;

const writeBytes = 4096;
const writeEveryMs = 500;

/** Standard output written in blocks, for a server that logs every request; a crash may lose its last half second. */
export function blockOutput(): DestinationStream {
  const destination = pino.destination({ dest: 1, sync: false, minLength: writeBytes });
  setInterval(() => destination.flush(), writeEveryMs).unref();
  return destination;
}
