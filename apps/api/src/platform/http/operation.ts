import {
  type Access,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  isOpenToVisitors,
  type ParamsOf,
  type QueryOf,
} from '@souk/contract/shared/endpoint';
import type { ProblemCode } from '@souk/contract/shared/problem';
import type { Text } from '@souk/contract/shared/say';
import { isSecure, plainSessionCookie, sessionCookieOf } from '@souk/contract/shared/session-cookie';
import { parseCookie } from 'cookie';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { isLimitReached } from '../db/limits.ts';
import { isConnectionLost } from '../db/retry-while-lost.ts';
import { Problem } from '../errors.ts';
import type { Log } from '../log.ts';
import { opening } from '../opening.ts';
import { inLanguage } from '../texts/in-language.ts';
import { checkAccess, checkConfirmed } from './access.ts';
import { onActRecord, refuseClosedAct } from './act-record.ts';
import {
  type Admission,
  type Answer,
  type AnsweredFile,
  type Exchange,
  envelope,
  type UploadedFile,
} from './exchange.ts';
import { answerOnce, type Once, payOnce } from './idempotency.ts';
import { networkOf } from './network.ts';
import { noteRefusal } from './note-refusal.ts';
import { checkFileNames, parseParams, parsePart } from './parse.ts';
import type { RateLimiter } from './rate-limit.ts';
import { refusal } from './refusal.ts';
import { replyLanguage } from './reply-language.ts';
import { readerTimeZone } from './time-zone.ts';
import type { Authenticate, User } from './user.ts';

/** What every call is given. */
export interface House {
  config: Config;
  db: Db;
  log: Log;
  authenticate: Authenticate;
  limit: RateLimiter;
}

/** How a handler returns more than its data. */
export interface ReplyTools {
  /** Sets the success text of this answer. */
  say: (text: Text) => void;
  setSession: (token: string, seconds: number) => void;
  clearSession: () => void;
  /** Sets a cookie with one of our tokens, out of reach of scripts; zero seconds delete it. */
  setCookie: (name: string, token: string, seconds: number) => void;
  /** Answers a file; pages in this process get it next to the envelope. */
  file: (file: AnsweredFile) => void;
}

type Caller<A extends Access> = A extends 'anyone' | 'visitor-or-private'
  ? { viewer: User | null }
  : { user: User };

export type Context<E extends Endpoint> = Caller<E['access']> & {
  db: Db;
  log: Log;
  config: Config;
  /** The reader's zone: days and periods of this call are in it. */
  timeZone: string;
  /** The language that this call is answered in. */
  language: string;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: UploadedFile[];
  address: string;
  requestId: string;
  headers: Exchange['headers'];
  rawBody: string;
  reply: ReplyTools;
  /** Does the part of a paying call that must not take effect twice, and commits it. */
  once: Once;
};

export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<AnswerOf<E>>;

type CallerParts = Pick<Exchange, 'headers' | 'address'>;

export interface Operation {
  endpoint: Endpoint;
  name: string;
  /** Counts the call and identifies its caller; throws if they may not make it. */
  admit: (caller: CallerParts) => Promise<Admission>;
  handle: (exchange: Exchange) => Promise<Answer>;
}

/** Whether a request carries a session, valid or not. */
export const hasSessionCookie = (headers: { cookie?: string | undefined }): boolean =>
  (headers.cookie ?? '').includes(`${plainSessionCookie}=`);

/** The session token of a request: the bearer's, or else the cookie's. */
export const tokenOf = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  headers: { authorization?: string | undefined; cookie?: string | undefined },
): string | undefined => {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '');
  return bearer?.[1] ?? parseCookie(headers.cookie ?? '')[sessionCookieOf(PUBLIC_URL)];
};

async function callerOf(house: House, endpoint: Endpoint, { headers }: CallerParts): Promise<User | null> {
  const token = tokenOf(house.config, headers);
  if (!token) return null;
  try {
    return await house.authenticate(token);
  } catch (error) {
    // A stale cookie must not lock anyone out of public pages; a bearer token was sent on purpose.
    if (isOpenToVisitors(endpoint.access) && !headers.authorization && error instanceof Problem) return null;
    throw error;
  }
}

const cookieFor = (config: Config, name: string, token: string, seconds: number) =>
  `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure(config.PUBLIC_URL) ? '; Secure' : ''}`;

function replyTools(config: Config) {
  const sessionName = sessionCookieOf(config.PUBLIC_URL);
  const cookies = new Map<string, string>();
  const said: { message?: Text; cookies: typeof cookies; file?: AnsweredFile } = { cookies };
  const setCookie: ReplyTools['setCookie'] = (name, token, seconds) => {
    cookies.set(name, cookieFor(config, name, token, seconds));
  };
  const tools: ReplyTools = {
    say: (text) => {
      said.message = text;
    },
    setSession: (token, seconds) => setCookie(sessionName, token, seconds),
    clearSession: () => setCookie(sessionName, '', 0),
    setCookie,
    file: (file) => {
      said.file = file;
    },
  };
  return { said, tools };
}

const isAlwaysPossible = new Set<ProblemCode>([
  ...(['malformed-request', 'not-signed-in', 'token-invalid', 'session-expired', 'not-allowed'] as const),
  ...(['record-not-found', 'fields-invalid', 'too-many-requests', 'idempotency-key-reused'] as const),
  ...(['body-too-large', 'unsupported-media-type', 'foreign-origin', 'overloaded', 'house-opening'] as const),
  'account-not-confirmed' as const,
]);

/** Outside production a handler that breaks its contract fails loudly. */
function checkDeclared(house: House, endpoint: Endpoint, problem: Problem): void {
  if (house.config.isProduction || isAlwaysPossible.has(problem.code)) return;
  if (!endpoint.errors?.includes(problem.code))
    throw new Error(`${endpoint.method} ${endpoint.path} does not declare "${problem.code}".`);
}

/** PostgreSQL's class 22: a value that it cannot store, which is the caller's fault. */
const isDataError = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('22');
};

function answerProblem(house: House, endpoint: Endpoint, exchange: Exchange, error: unknown): Answer {
  const refuse = (problem: Problem) => refusal(problem, replyLanguage(exchange.headers, house.config));
  const about = { err: error, endpoint: endpoint.path, requestId: exchange.requestId };
  if (isDataError(error)) {
    house.log.warn(about, 'the database refused a value that the schema let through');
    return refuse(new Problem('malformed-request'));
  }
  if (isLimitReached(error) || isConnectionLost(error)) {
    house.log.warn(about, 'the database took too long or is away');
    return refuse(new Problem('overloaded'));
  }
  try {
    if (!(error instanceof Problem)) throw error;
    checkDeclared(house, endpoint, error);
    const { requestId, admitted } = exchange;
    noteRefusal(house.log, { endpoint, problem: error, requestId, userId: admitted?.user?.id });
    return refuse(error);
  } catch (fault) {
    house.log.error({ ...about, err: fault }, 'a call failed');
    return refuse(new Problem('unexpected'));
  }
}

/** Joins an endpoint and its handler into one operation, used by HTTP and pages alike. */
export function createOperation<E extends Endpoint>(
  house: House,
  name: string,
  endpoint: E,
  handler: Handler<E>,
): Operation {
  const successStatus = endpoint.status ?? 200;

  async function admit(caller: CallerParts): Promise<Admission> {
    if (opening.progress() && endpoint.method !== 'GET') throw new Problem('house-opening');
    if (endpoint.limit) await house.limit(endpoint.path, networkOf(caller.address), endpoint.limit);
    const user = await callerOf(house, endpoint, caller);
    try {
      checkAccess(endpoint.access, user);
      checkConfirmed(endpoint, user);
    } catch (error) {
      if (error instanceof Problem) noteRefusal(house.log, { endpoint, problem: error, userId: user?.id });
      throw error;
    }
    return { operation: name, user };
  }

  async function work(exchange: Exchange): Promise<Answer> {
    if (exchange.admitted?.operation !== name) exchange.admitted = await admit(exchange);
    const { user } = exchange.admitted;
    await refuseClosedAct(house.db, { endpoint, user, params: exchange.params });
    const { headers } = exchange;
    const language = replyLanguage(headers, house.config);
    const timeZone = readerTimeZone({ user, headers, siteZone: house.config.DEFAULT_TIME_ZONE });
    const params = parseParams(endpoint.params, exchange.params);
    const query = parsePart(endpoint.query, exchange.query);
    const body = parsePart(endpoint.body, exchange.body);
    checkFileNames(exchange.files);

    const perform = async (db: Db, once: Once = (part) => part(db)): Promise<Answer> => {
      const { said, tools } = replyTools(house.config);
      const { files, address, requestId, rawBody = '' } = exchange;
      const caller = isOpenToVisitors(endpoint.access) ? { viewer: user } : { user };
      const { log, config } = house;
      const given = {
        db,
        log,
        config,
        timeZone,
        language,
        params,
        query,
        body,
        files,
        address,
        requestId,
        headers,
        rawBody,
        reply: tools,
        once,
      };
      const data = await handler({ ...caller, ...given } as Context<E>);
      if (!house.config.isProduction) endpoint.reply.parse(data);
      const text = said.message ?? endpoint.message ?? 'OK';
      const message = inLanguage(text, language);
      return {
        status: successStatus,
        headers: said.cookies.size > 0 ? { 'set-cookie': [...said.cookies.values()] } : {},
        body: envelope(successStatus, message, data ?? null),
        ...(said.file ? { file: said.file } : {}),
      };
    };

    const key = endpoint.idempotent && user ? exchange.headers['idempotency-key']?.slice(0, 200) : undefined;
    const act = { endpoint, user, params, body };
    if (!key || !user) return onActRecord(house.db, act, () => perform(house.db));
    const request = [exchange.params, exchange.query, exchange.body];
    const call = { key, userId: user.id, endpoint: name, request };
    return onActRecord(house.db, act, () =>
      endpoint.idempotent === 'paying'
        ? payOnce(house.db, call, (once) => perform(house.db, once))
        : answerOnce(house.db, call, perform),
    );
  }

  return {
    endpoint,
    name,
    admit,
    handle: (exchange) =>
      work(exchange).catch((error: unknown) => answerProblem(house, endpoint, exchange, error)),
  };
}
