import { randomUUID } from 'node:crypto';
import { SearchModule } from '@souk/contract/modules/search/listing';
import { addViewOfDevice, deviceCookie, deviceDays, listContent } from '@souk/contract/modules/search/views';
import { data } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { cookieLine, cookieOf, withSetCookies } from '../../../lib/cookies.ts';
import { orNull } from '../../../lib/or-null.server.ts';
import { keepCookies, pageStateOf } from '../../../lib/page-state.server.ts';
import { findViewer } from '../../../lib/session.server.ts';
import type { Route } from './+types/viewed.ts';

const secondsPerDay = 24 * 60 * 60;

/** What this visitor or user has viewed, latest first; empty if it could not be loaded. */
export async function loader(args: Route.LoaderArgs) {
  const module = SearchModule.safeParse(args.url.searchParams.get('module')).data;
  const query = { page_size: 12, ...(module ? { module } : {}) };
  const page = await orNull(call(args, listContent, { params: { content_type: 'recently-viewed' }, query }));
  return data({ items: page?.data ?? [] }, { headers: { 'cache-control': 'private, no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Records a view; a visitor's device gets its cookie with the first one, not before. */
export async function action(args: Route.ActionArgs) {
  const state = pageStateOf(args);
  const isNew = !(await findViewer(args)) && !cookieOf(state.cookies, deviceCookie);
  const line = cookieLine(deviceCookie, randomUUID(), {
    maxAgeSeconds: deviceDays * secondsPerDay,
    isSecure: state.extras.production,
  });
  if (isNew) state.cookies = withSetCookies(state.cookies, [line]);
  const noted = await submit(args, addViewOfDevice);
  if (isNew && noted.ok && noted.reply.is_noted) keepCookies(state, [line]);
  return new Response(null, { status: noted.ok ? 204 : noted.status });
}
