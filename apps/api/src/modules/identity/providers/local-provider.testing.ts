import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { clock } from '../../../platform/clock.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** A key that no provider publishes. */
export const foreignKey: KeyObject = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  authorization: string | undefined;
}

interface LocalProvider {
  base: string;
  /** Its answers by path; everything else is not found. */
  answers: Record<string, { status?: number; body: unknown }>;
  asked: Asked[];
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const seconds = () => Math.floor(clock.now().getTime() / 1000);
export const jwtPart = part;

/** An id token as providers sign them. */
export function idToken(claims: object, { key = privateKey, alg = 'RS256', kid = 'key-1' } = {}): string {
  const signed = `${part({ alg, kid, typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
}

/** The claims of an id token of a person whose address is verified. */
export const claimsOf = (iss: string, changes: object = {}) => ({
  iss,
  aud: 'souk-app',
  sub: '110169484474386276334',
  exp: seconds() + 3600,
  iat: seconds(),
  email: 'amal@example.test',
  email_verified: true,
  name: 'Amal Haddad',
  ...changes,
});

let keySets = 0;

/** Publishes the keys; they are cached by address, so each test uses a different one. */
export function freshKeys(provider: LocalProvider): string {
  keySets += 1;
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'key-1', use: 'sig', alg: 'RS256' };
  provider.answers[`/keys-${keySets}`] = { body: { keys: [jwk] } };
  return `${provider.base}/keys-${keySets}`;
}

/** A local provider that answers in the documented formats of the real ones. */
export function localProvider(): LocalProvider {
  const provider: LocalProvider = { base: '', answers: {}, asked: [] };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    provider.asked.push({
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      form: new URLSearchParams(Buffer.concat(chunks).toString('utf8')),
      authorization: request.headers.authorization,
    });
    const answer = provider.answers[pathname] ?? { status: 404, body: {} };
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    provider.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    provider.answers = {};
    provider.asked = [];
  });
  return provider;
}
