import type { Endpoint, Envelope } from '@souk/contract/shared/endpoint';
import { RouterContextProvider } from 'react-router';
import type { DoorCall, DoorReply } from './door.ts';
import { type PageArgs, pageStateKey, pageStateOf, startPageState } from './page-state.server.ts';

type Answer = Partial<Omit<DoorReply, 'body'>> & { body?: Partial<Envelope> };

const fullAnswer = ({ status = 200, headers = {}, body = {} }: Answer): DoorReply => ({
  status,
  headers,
  body: { status, message: '', msg: '', data: null, ...body },
});

/** A page request whose door answers by endpoint path and records the calls. */
export async function buildPageArgs(request: Request, answers: Record<string, Answer | Answer[]> = {}) {
  const calls: DoorCall[] = [];
  const context = new RouterContextProvider();
  const waiting = new Map(Object.entries(answers).map(([path, answer]) => [path, [answer].flat()]));
  const door = async (call: DoorCall): Promise<DoorReply> => {
    calls.push(call);
    const queue = waiting.get((call.endpoint as Endpoint).path) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return fullAnswer(answer ?? { status: 404, body: { message: 'Resource not found' } });
  };
  const extras = {
    nonce: 'n',
    clientAddress: '203.0.113.7',
    requestId: 'r1',
    production: false,
    timeZone: 'Australia/Sydney',
  };
  context.set(pageStateKey, await startPageState(request, door, extras));
  const args: PageArgs = { request, context };
  return { args, calls, state: pageStateOf(args) };
}

/** A request for the page with these cookies, or with this form posted. */
export const buildRequest = ({ cookie, form }: { cookie?: string; form?: Record<string, string> } = {}) =>
  new Request('http://souk.test/page', {
    headers: { ...(cookie ? { cookie } : {}), 'accept-language': 'en-AU' },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });

interface Post {
  fields: Record<string, string>;
  answers?: Record<string, Answer | Answer[]>;
  params?: Record<string, string>;
  isByScript?: boolean;
  cookie?: string;
}

/** What a page's action answers to a posted form: where it leads, what it sets and which calls it made. */
export async function postPage(run: (args: never) => Promise<unknown>, post: Post) {
  const { fields, answers = {}, params = {}, isByScript = false, cookie = 'sid=1' } = post;
  const headers = { ...(cookie ? { cookie } : {}), ...(isByScript ? { 'sec-fetch-dest': 'empty' } : {}) };
  const request = new Request('http://souk.test/page', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
  const { args, calls, state } = await buildPageArgs(request, answers);
  const outcome = await run({ ...args, params } as never);
  return {
    outcome,
    to: outcome instanceof Response ? outcome.headers.get('location') : undefined,
    cookies: decodeURIComponent(state.setCookies.join('\n')),
    calls,
  };
}
