import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why an address that somebody has given us cannot be read. */
export class OutsideRefusal extends Error {
  readonly reason: 'address' | 'status' | 'size' | 'time' | 'away' | 'redirects';

  constructor(reason: OutsideRefusal['reason'], status?: number) {
    super(status === undefined ? reason : `${reason} ${status}`);
    this.name = 'OutsideRefusal';
    this.reason = reason;
  }
}

/** Where such a request may lead. */
export interface Reach {
  protocols: readonly string[];
  isAllowed: (address: string) => boolean;
}

/** Encrypted, and to the internet only: nothing of ours and of the host's network answers. */
export const publicReach: Reach = { protocols: ['https:'], isAllowed: isPublicAddress };

export interface Outside {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Limits {
  headers?: Record<string, string>;
  mostBytes: number;
  withinMs: number;
  redirects: number;
}

/** Looks a name up and refuses it where any of its addresses is not allowed; what was checked is what is connected to. */
const lookupWithin =
  ({ isAllowed }: Reach): LookupFunction =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new OutsideRefusal('away'), []);
      if (!found.every(({ address }) => isAllowed(address))) return done(new OutsideRefusal('address'), []);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });

function checkUrl({ protocol, hostname, username, password }: URL, reach: Reach): void {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const isElsewhere = isIP(literal) !== 0 && !reach.isAllowed(literal);
  if (!reach.protocols.includes(protocol) || isElsewhere || username || password)
    throw new OutsideRefusal('address');
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new OutsideRefusal('size');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function ask(url: URL, reach: Reach, signal: AbortSignal, headers: Record<string, string>) {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent: false, lookup: lookupWithin(reach), signal, headers };
    client.get(url, options, resolve).on('error', reject);
  });
}

async function follow(address: URL, limits: Limits, reach: Reach, signal: AbortSignal): Promise<Outside> {
  let url = address;
  for (let led = 0; led <= limits.redirects; led += 1) {
    checkUrl(url, reach);
    const answer = await ask(url, reach, signal, limits.headers ?? {});
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    try {
      if (status < 300 || status === 304 || !location || status >= 400)
        return { status, headers: answer.headers, body: await bodyOf(answer, limits.mostBytes) };
    } finally {
      answer.destroy();
    }
    if (!URL.canParse(location, url.href)) throw new OutsideRefusal('address');
    url = new URL(location, url);
  }
  throw new OutsideRefusal('redirects');
}

/** Reads what is at an address that somebody has given us, wherever that leads, within limits. */
export async function fetchOutside(address: string, limits: Limits, reach: Reach = publicReach) {
  if (!URL.canParse(address)) throw new OutsideRefusal('address');
  const signal = AbortSignal.timeout(limits.withinMs);
  try {
    return await follow(new URL(address), limits, reach, signal);
  } catch (error) {
    if (error instanceof OutsideRefusal) throw error;
    throw new OutsideRefusal(signal.aborted ? 'time' : 'away');
  }
}
