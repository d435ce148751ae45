import { readFeed } from '@souk/contract/modules/calendar/feeds';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { feedFile, tagOf } from './feed-file.server.ts';

const ending = '.ics';

/** The file of a secret address, or that it has not changed; of a wrong one it says nothing. */
export async function answerWithFeed(args: PageArgs & { url: URL }, file: string): Promise<Response> {
  const headers = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
  const token = file.endsWith(ending) ? file.slice(0, -ending.length) : '';
  const feed = await call(args, readFeed, { params: { token: token || '-' } }).catch((error: unknown) => {
    if (error instanceof ApiProblem) return error;
    throw error;
  });
  if (feed instanceof ApiProblem) return new Response('', { status: feed.status, headers });
  const body = feedFile(feed, args.url.origin);
  const etag = tagOf(body);
  if (args.request.headers.get('if-none-match')?.split(/,\s*/).includes(etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  return new Response(body, {
    headers: { ...headers, etag, 'content-type': 'text/calendar; charset=utf-8' },
  });
}
