import type { Sent } from 'autocannon';

interface Named {
  name: string;
  /** The required share of the floor. */
  ofFloor?: number;
  /** The required share of the least work, where that is measured. */
  ofLeast?: number;
}

/** Calls in turn, so that no cached answer decides. */
export interface Calls extends Named {
  kind: 'api' | 'page';
  requests: Sent[];
  /** A new address each time, so that cached pages do not answer. */
  isUncached?: boolean;
}

/** One call of a chain; it gets the number of its shopper and the replies to the earlier calls. */
export type Step = (shopper: number, replies: readonly unknown[]) => Sent;

/** Calls that follow from one another, started again by another shopper each time. */
export interface Chain extends Named {
  kind: 'chain';
  steps: readonly Step[];
  /** Counts in the database how many were completed. */
  done: string;
}

export type Scenario = Calls | Chain;

/** Numbers the shoppers of a chain, so that none comes twice. */
export type NextShopper = (chain: Chain) => number;

/** So many different addresses, or recorded shoppers, are used in turn. */
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
