import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Door, PageExtras } from '../app/lib/door.ts';
import { httpDoor } from '../app/lib/http-door.server.ts';
import { isForeignPost } from '../app/lib/origin.ts';
import { pageStateKey, startPageState } from '../app/lib/page-state.server.ts';
import { answerFormReturn } from '../app/lib/social-return.ts';

export type { Door, DoorCall, DoorReply, PageExtras } from '../app/lib/door.ts';

/** Answers page requests; data comes through the door, or over HTTP where `API_URL` is set. */
export function createPages(door: Door): (request: Request, extras: PageExtras) => Promise<Response> {
  const apiUrl = process.env.API_URL;
  const way = apiUrl ? httpDoor(apiUrl) : door;
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

  return async (request, extras) => {
    const returned = await answerFormReturn(request);
    if (returned) return returned;
    if (isForeignPost(request)) return new Response('You are not an authorized user', { status: 403 });
    const state = await startPageState(request, way, extras);
    const context = new RouterContextProvider();
    context.set(pageStateKey, state);

    const answer = await handle(request, context);

    const headers = new Headers(answer.headers);
    for (const line of state.setCookies) headers.append('set-cookie', line);
    const mayCache = state.isAnonymous && !headers.has('set-cookie') && answer.status === 200;
    if (mayCache && state.cacheSeconds > 0) headers.set('x-souk-cache', String(state.cacheSeconds));
    const status = state.isUnreadable && answer.status === 500 ? 400 : answer.status;
    return new Response(answer.body, { status, headers });
  };
}

/** What a visitor's page depends on besides its address; part of a cache's key. */
export { pageVariant } from '../app/lib/page-variant.ts';
