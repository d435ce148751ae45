import type { z } from 'zod';
import type { ProblemCode } from './problem.ts';
import type { SellerType } from './seller-types.ts';

/** Who may call: everyone, visitors and private users but no business, any signed-in user, users of these seller types, any business seller, or an admin. */
export type Access =
  | 'anyone'
  | 'visitor-or-private'
  | 'signed-in'
  | 'business'
  | 'admin'
  | readonly SellerType[];

/** Whether visitors may call. */
export const isOpenToVisitors = (access: Access): access is 'anyone' | 'visitor-or-private' =>
  access === 'anyone' || access === 'visitor-or-private';

/** Paths answer under this prefix (spec §7: main API, v2, with /api prefix). */
export const apiPrefix = '/api/v2';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v2`; parameters as `:name`. */
  path: `/${string}`;
  /** Rows of the specification's call list that this endpoint serves, as `group/name`. */
  spec?: readonly string[];
  access: Access;
  /**
   * Whether an admin may call it for a user. By default reads are allowed and writes are not: messages, keys and money
   * are for their owner only. `reading`: it only reads, whatever its method.
   */
  acting?: 'allowed' | 'reading' | 'refused';
  /** True if accounts may call it that have confirmed neither their e-mail address nor their phone yet. */
  beforeConfirming?: true;
  /** One sentence for readers of the API reference. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Multipart parts with files; the body is then form data. */
  files?: { field: string; max: number; kind: 'image' | 'document' | 'attachment' | 'resume' };
  reply: z.ZodType;
  /** Success status, 200 by default. */
  status?: 200 | 201;
  /** The success text, where the specification gives one. */
  message?: string;
  /** Refusals the caller may meet, besides field validation and access. */
  errors?: readonly ProblemCode[];
  /** Calls allowed per client address and window, for endpoints that invite abuse. */
  limit?: { max: number; seconds: number };
  /**
   * Set if a repeated call must not take effect twice: the caller sends `Idempotency-Key`. `paying`: it also asks somebody
   * else for money, outside any transaction, so that what was charged is on record whatever becomes of this process.
   */
  idempotent?: true | 'paying';
}

/** A call that changes nothing, which an admin may therefore make for a user. */
export const isReading = ({ method, acting }: Endpoint): boolean =>
  acting === undefined ? method === 'GET' : acting === 'reading';

/** Whether an admin may make this call for a user. */
export const isOpenToActing = (endpoint: Endpoint): boolean =>
  endpoint.acting === 'allowed' || isReading(endpoint);
/** Whether the caller's account must be confirmed: for every change by a user, except those declared open. */
export const needsConfirmedAccount = ({ method, access, beforeConfirming }: Endpoint): boolean =>
  method !== 'GET' && access !== 'admin' && !isOpenToVisitors(access) && !beforeConfirming;

/** Describes one call of the API, for every floor and the OpenAPI document. */
export const endpoint = <const E extends Endpoint>(description: E): E => description;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
/** What a handler may return: the reply before defaults and transforms. */
export type AnswerOf<E extends Endpoint> = z.input<E['reply']>;

type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** What a client passes to call the endpoint. */
export type CallOf<E extends Endpoint> = Part<'params', Given<E['params']>> &
  Part<'query', Given<E['query']>> &
  Part<'body', Given<E['body']>>;

/** The body of every answer (spec §7: data, message, msg and status are all read by clients). */
export interface Envelope<T = unknown> {
  status: number;
  message: string;
  msg: string;
  data: T;
  /** Repeats the message on refusals that clients read from `error`. */
  error?: string;
  errors?: Record<string, string[]>;
}
