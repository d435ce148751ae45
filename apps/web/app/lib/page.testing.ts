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
