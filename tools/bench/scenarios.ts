import type { Sent } from 'autocannon';

interface Named {
  name: string;
  /** The least share of the floor that is wanted. */
  ofFloor?: number;
}

/** Calls in turn, so that no cache of one answer decides. */
export interface Calls extends Named {
  kind: 'api' | 'page';
  requests: Sent[];
  /** Asked anew each time, so that the kept pages do not answer. */
  isUncached?: boolean;
}

/** One call of a chain; it knows the number of its shopper and what was answered to the calls before it. */
export type Step = (shopper: number, replies: readonly unknown[]) => Sent;

/** Calls that follow from one another, begun anew by another shopper each time. */
export interface Chain extends Named {
  kind: 'chain';
  steps: readonly Step[];
  /** Asks the database how many were completed. */
  done: string;
}

export type Scenario = Calls | Chain;

/** Numbers the shoppers of a chain, so that nobody comes twice. */
export type NextShopper = (chain: Chain) => number;

/** So many different addresses, or recorded shoppers, are used by turns. */
export const variants = 40;
export const api = '/api/v2';

export const get = (path: string): Sent => ({ method: 'GET', path });

export const post = (path: string, body: object, token?: string): Sent => ({
  method: 'POST',
  path: api + path,
  headers: {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
});

let asked = 0;

/** The same address with a query that no request had before. */
function neverAsked(request: Sent): Sent {
  asked += 1;
  return { ...request, path: `${request.path}?n=${asked}` };
}

/** The same pages, rendered for every request. */
export const uncached = (paths: readonly string[]): Sent[] =>
  paths.map((path) => ({ ...get(path), setupRequest: (request) => neverAsked({ ...request, path }) }));
