import { apiPrefix, type Envelope } from '@souk/contract/shared/endpoint';
import type { Door } from './door.ts';

const timeoutMs = 15_000;

function searchOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined && part !== null) search.append(name, String(part));
    }
  }
  return search.size > 0 ? `?${search}` : '';
}

const unreadable = (status: number): Envelope => ({ status, message: '', msg: '', data: null });

/** The door over HTTP, for pages that run in another process than the API. */
export function httpDoor(apiUrl: string): Door {
  const base = apiUrl.replace(/\/$/, '');
  return async ({ method, path, query, body, headers }) => {
    const isForm = body instanceof FormData;
    const hasBody = body !== undefined && method !== 'GET';
    const response = await fetch(`${base}${apiPrefix}${path}${searchOf(query)}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...headers,
        accept: 'application/json',
        ...(hasBody && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(hasBody ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const answer = (await response.json().catch(() => unreadable(response.status))) as Envelope;
    return {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() },
      body: answer,
    };
  };
}
