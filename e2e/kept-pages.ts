import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';

/** What a visitor's browser may say of itself. */
interface Visitor {
  language: string;
  theme?: 'dark';
}

const visitors: readonly Visitor[] = [
  { language: 'en-AU' },
  { language: 'ar-XB' },
  { language: 'en-AU', theme: 'dark' },
  { language: 'ar-XB', theme: 'dark' },
];

/** Two names of one server, and browsers that differ in what no page may depend on. */
const ways = [
  { host: 'localhost', headers: { 'user-agent': 'One', 'accept-encoding': 'gzip' } },
  {
    host: '127.0.0.1',
    headers: {
      'user-agent': 'Two',
      'accept-encoding': 'identity',
      'sec-ch-prefers-color-scheme': 'dark',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    },
  },
];

const address = () => `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

function headersOf({ language, theme }: Visitor, cookies: readonly string[]): Record<string, string> {
  const cookie = [...(theme ? [`souk_theme=${theme}`] : []), ...cookies].join('; ');
  return { 'accept-language': language, 'x-forwarded-for': address(), ...(cookie ? { cookie } : {}) };
}

/** A page without what is new in each answer: its nonce, the time and what is left of it, and keys made for a form. */
const timeless = (html: string) =>
  html
    .replaceAll(/(nonce=\\?"|nonce-)[\w+/=]+/g, '$1')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
    .replaceAll(/\b\d\d:\d\d:\d\d\b/g, 'left')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'key');

/** Pages that show their number of views, which every view changes, in the text and in the data. */
const countsItsViews = /\/(product-details|detail-page)\//;

async function told(reply: APIResponse) {
  const { location = '', 'content-type': type = '' } = reply.headers();
  const text = timeless(await reply.text());
  const uncounted = () => text.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/\d+/g, 'n');
  const lasting = countsItsViews.test(reply.url()) ? uncounted() : text;
  return { status: reply.status(), location, type, text: lasting };
}

interface Asked {
  baseURL: string;
  addresses: readonly string[];
}

/**
 * Asks for each page as every visitor by every way, and afresh: who has a toast waiting gets nothing that was kept.
 * Answers what differs where nothing may.
 */
export async function differingPages(
  request: APIRequestContext,
  { baseURL, addresses }: Asked,
): Promise<string[]> {
  const differing: string[] = [];
  const get = async (host: string, path: string, headers: Record<string, string>) => {
    const url = new URL(path, baseURL);
    url.hostname = host;
    return told(await request.get(url.href, { headers }));
  };
  const compare = async (path: string, visitor: Visitor) => {
    const asked = ways.map(({ host, headers }) =>
      get(host, path, { ...headersOf(visitor, ['theirs=1']), ...headers }),
    );
    const answers = await Promise.all(asked);
    const [one] = ways;
    // A device that has looked at nothing yet, for its own list of what it has seen is no page for all.
    const again = await get('127.0.0.1', path, {
      ...headersOf(visitor, [`souk_device=${randomUUID()}`]),
      ...one?.headers,
    });
    const fresh = await get('localhost', path, headersOf(visitor, ['souk_toast=%7B%7D']));
    const isSame = [...answers, again].every((answer) => JSON.stringify(answer) === JSON.stringify(fresh));
    if (!isSame) differing.push(`${path} ${JSON.stringify(visitor)}`);
    if (fresh.text.includes('evil.example')) differing.push(`${path} believes a header`);
  };
  for (const path of addresses) await Promise.all(visitors.map((visitor) => compare(path, visitor)));
  return differing;
}
