import { msg } from '@lingui/core/macro';
import { checkFields, unfitPart } from '@souk/contract/shared/check-fields';
import type { CallOf, Endpoint, ReplyOf } from '@souk/contract/shared/endpoint';
import type { FieldProblems } from '@souk/contract/shared/problem';
import { redirect } from 'react-router';
import { ApiProblem, problemText } from './api-problem.ts';
import type { DoorReply } from './door.ts';
import { bodyWithFiles, readForm, withoutSecrets } from './form.ts';
import { tagOf } from './locales.ts';
import { keepCookies, type PageArgs, type PageState, pageStateOf } from './page-state.server.ts';
import type { PageText } from './say-texts.server.ts';
import { momentsTyped } from './typed-moments.server.ts';

type Given<E extends Endpoint> = Record<never, never> extends CallOf<E> ? [CallOf<E>?] : [CallOf<E>];

interface Loose {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Fills the parameters into an endpoint's path. */
export function concretePath(path: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')));
}

function headersFor({ request }: PageArgs, state: PageState): Record<string, string> {
  const headers: Record<string, string> = {
    'x-request-id': state.extras.requestId,
    'x-forwarded-for': state.extras.clientAddress,
    'accept-language': tagOf(state.locale),
  };
  if (state.cookies) headers.cookie = state.cookies;
  if (state.toldTimeZone) headers['x-time-zone'] = state.toldTimeZone;
  for (const name of ['authorization', 'user-agent', 'idempotency-key']) {
    const value = request.headers.get(name);
    if (value) headers[name] = value;
  }
  return headers;
}

const linesOf = (value: string | string[] | undefined) =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** A refusal as pages show it: 403 has one text whatever the body says (spec §8), and none is without a text. */
function shownBody({ say }: PageState, { status, body }: DoorReply): DoorReply['body'] {
  if (status === 403) return { ...body, error: say(msg`Unathorized access!`) };
  const isSilent = !body.error && !body.message && !body.msg;
  return isSilent ? { ...body, message: say(msg`Sorry some error occurred, please try again later`) } : body;
}

/** Texts of fields in the language of the page. */
export const wordedFields = (
  { say }: Pick<PageState, 'say'>,
  fields: Record<string, PageText[]>,
): FieldProblems =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.map(say)]));

async function ask(args: PageArgs, endpoint: Endpoint, input: Loose, extra: Record<string, string> = {}) {
  const state = pageStateOf(args);
  const reply: DoorReply = await state.door({
    method: endpoint.method,
    path: concretePath(endpoint.path, input.params),
    endpoint,
    ...input,
    headers: { ...headersFor(args, state), ...extra },
  });
  keepCookies(state, linesOf(reply.headers['set-cookie']));
  const now = linesOf(reply.headers['x-souk-now'])[0];
  if (now) state.now = new Date(now);

  // The session has expired: the reply removed the cookie, and the visitor starts again at home.
  if (reply.status === 411) throw redirect('/');
  if (reply.status >= 400) throw new ApiProblem(reply.status, shownBody(state, reply));
  return reply.body;
}

/** Calls an endpoint on behalf of the page's visitor; a refusal is thrown as `ApiProblem`. */
export async function call<const E extends Endpoint>(
  args: PageArgs,
  endpoint: E,
  ...[input]: Given<E>
): Promise<ReplyOf<E>> {
  const body = await ask(args, endpoint, (input ?? {}) as Loose);
  return body.data as ReplyOf<E>;
}

export interface FormProblems {
  form?: string;
  fields: FieldProblems;
  /** The submitted values, so that the form can be shown again as it was; secrets are left out. */
  values: Record<string, unknown>;
}

export type Submitted<E extends Endpoint> =
  | { ok: true; reply: ReplyOf<E>; message: string }
  | { ok: false; status: number; problems: FormProblems; reply?: unknown };

/** The code of a refusal, for pages that depend on it. */
export const codeOf = (done: { reply?: unknown }): unknown =>
  typeof done.reply === 'object' && done.reply !== null ? Reflect.get(done.reply, 'code') : undefined;

export interface SubmitOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** Values that the page sets itself, over those of the form. */
  also?: Record<string, unknown>;
  /** A form that was already read: a request's body can be read only once. */
  form?: FormData;
}

const refused = (
  status: number,
  fields: FieldProblems,
  values: Record<string, unknown>,
  form?: string,
): Submitted<never> => ({
  ok: false,
  status,
  problems: { fields, values: withoutSecrets(values), ...(form ? { form } : {}) },
});

function refusedByApi(error: unknown, values: Record<string, unknown>): Submitted<never> {
  if (!(error instanceof ApiProblem)) throw error;
  const hasFields = Object.keys(error.fields).length > 0;
  const told = refused(error.status, error.fields, values, hasFields ? undefined : problemText(error));
  return { ...told, reply: error.reply } as Submitted<never>;
}

/**
 * Reads the page's form, checks it with the endpoint's own body schema and calls; the API gets the values as typed,
 * because it parses them with the same schema.
 */
export async function submit<const E extends Endpoint>(
  args: PageArgs,
  endpoint: E,
  { params, query, also = {}, form }: SubmitOptions = {},
): Promise<Submitted<E>> {
  const state = pageStateOf(args);
  const posted = await readForm(args.request, form ?? state.extras.form);
  const { values, files, idempotencyKey, timeZone } = posted;
  const meant = timeZone ? momentsTyped(values, timeZone) : values;
  const all = { ...meant, ...also };
  const checked = endpoint.body ? checkFields(endpoint.body, all) : undefined;
  const { form: general, ...fields } = checked?.ok === false ? wordedFields(state, checked.fields) : {};
  // Values that can be neither stored nor walked through are not sent back to the page either.
  const typed = unfitPart(all) ? {} : values;
  if (general || Object.keys(fields).length > 0) return refused(422, fields, typed, general?.[0]);

  try {
    const body = endpoint.files ? bodyWithFiles(all, files) : all;
    const extra = endpoint.idempotent && idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};
    const answer = await ask(
      args,
      endpoint,
      { params, query, ...(endpoint.body || endpoint.files ? { body } : {}) },
      extra,
    );
    return { ok: true, reply: answer.data as ReplyOf<E>, message: answer.message };
  } catch (error) {
    return refusedByApi(error, typed);
  }
}
