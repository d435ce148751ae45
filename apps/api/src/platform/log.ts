import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

/** Structured logs: ids and codes only, never a name, address, number, token or body. */
export const createLog = (config: Pick<Config, 'LOG_LEVEL'>): Logger =>
  pino({
    level: config.LOG_LEVEL,
    base: { pid: process.pid },
    redact: { paths: ['*.password', '*.token', '*.email', '*.phone', 'headers'], censor: '[hidden]' },
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  });

export type Log = Logger;
