import type { Pages } from '../platform/http/pages.ts';

const cookiesOf = ({ headers }: Request) => headers.get('cookie') ?? '';

/** Pages that show what they were asked, and can be cached; `?title=` is a text that a user wrote. */
export const echoPages: Pages = {
  variant: (request) => ({
    key: /theme=(\w+)/.exec(cookiesOf(request))?.[1] ?? 'system',
    headers: { cookie: /theme=\w+/.exec(cookiesOf(request))?.[0] ?? '' },
    isPlain: !cookiesOf(request).includes('souk_device'),
  }),
  handle: async (request, { nonce, clientAddress }) => {
    const { origin, pathname, searchParams } = new URL(request.url);
    if (request.method === 'POST') return new Response(String((await request.arrayBuffer()).byteLength));
    const told = {
      origin,
      pathname,
      clientAddress,
      cookie: cookiesOf(request),
      agent: request.headers.get('user-agent'),
    };
    return new Response(
      `<p>${searchParams.get('title')}</p><pre>${JSON.stringify(told)}</pre><script nonce="${nonce}"></script>`,
      { headers: { 'content-type': 'text/html; charset=utf-8', 'x-souk-cache': '60' } },
    );
  },
};

/** What such a page was asked. */
export const echoedIn = (html: string): Record<string, string> =>
  JSON.parse(/<pre>(.+)<\/pre>/.exec(html)?.[1] ?? '{}') as Record<string, string>;
