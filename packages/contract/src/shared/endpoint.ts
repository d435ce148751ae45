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

/** Whether somebody without an account may call. */
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
   * Whether an admin may call it in a user's place. Unless said, reads may be made and writes not:
   * messages, keys and money are their owner's alone. `reading`: it only reads, whatever its method.
   */
  acting?: 'allowed' | 'reading' | 'refused';
  /** True where an account may call that has confirmed neither its e-mail address nor its phone yet. */
  beforeConfirming?: true;
  /** One sentence for readers of the API reference. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Multipart parts that carry files; the body then comes as form data. */
  files?: { field: string; max: number; kind: 'image' | 'document' | 'attachment' | 'resume' };
  reply: z.ZodType;
  /** Success status, 200 unless said. */
  status?: 200 | 201;
  /** Text of a success that has a fixed wording in the specification. */
  message?: string;
  /** Refusals the caller may meet, beside field validation and access. */
  errors?: readonly ProblemCode[];
  /** Calls allowed per client address and window, for endpoints that invite abuse. */
  limit?: { max: number; seconds: number };
  /** True where a repeated call must not act twice: the caller sends `Idempotency-Key`. */
  idempotent?: true;
}

/** A call that changes nothing and that an admin may make in a user's place. */
export const isReading = ({ method, acting }: Endpoint): boolean =>
  acting === undefined ? method === 'GET' : acting === 'reading';

/** Whether an admin may make this call in a user's place. */
export const isOpenToActing = (endpoint: Endpoint): boolean =>
  endpoint.acting === 'allowed' || isReading(endpoint);
/** Whether the caller's account must be confirmed: every change that a user makes, but for those said to be open. */
export const needsConfirmedAccount = ({ method, access, beforeConfirming }: Endpoint): boolean =>
  method !== 'GET' && access !== 'admin' && !isOpenToVisitors(access) && !beforeConfirming;

/** Describes one call of the API; every floor and the OpenAPI document read this description. */
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
