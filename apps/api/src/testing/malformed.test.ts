import type { Access, Envelope } from '@souk/contract/shared/endpoint';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../modules/identity/testing.ts';
import { foreignWords } from './bad-values.ts';
import { fingerprint } from './fingerprint.ts';
import { malformedCalls } from './malformed.ts';
import { startApi } from './start-api.ts';

/** A sample for every check; the long run takes 200, in some minutes. */
const callsPerEndpoint = Number(process.env.MALFORMED_CALLS ?? 20);

/** Whether a message is in the validator's words. */
const isForeign = ({ errors = {} }: Envelope) =>
  Object.values(errors).some((messages) => messages.some((message) => foreignWords.test(message)));

/** These end what the test itself needs. */
const isSkipped = (name: string) => /^(POST \/logout|DELETE \/sessions)$/.test(name);

describe('nonsense', () => {
  test('sent to any endpoint is refused without a fault, in words of the product, and changes nothing', async () => {
    const { app, as, db } = await startApi();
    const person = await buildUser(db);
    const business = await buildUser(db, { sellerType: 'retail' });
    const admin = await buildUser(db, { isAdmin: true });
    const callerOf = (access: Access) =>
      access === 'admin' ? admin : access === 'business' ? business : person;
    const before = await fingerprint(db);

    const faults: string[] = [];
    for (const [index, { endpoint, name }] of app.api.operations.entries()) {
      const calls = isSkipped(name) ? [] : malformedCalls(endpoint, callsPerEndpoint, index + 1);
      for (const call of calls) {
        const { status, envelope } = await as(callerOf(endpoint.access)).send(endpoint, { ...call });
        if (status >= 500 || isForeign(envelope))
          faults.push(`${name} ${envelope.message} ${JSON.stringify(call).slice(0, 300)}`);
      }
    }

    expect(faults).toEqual([]);
    expect(await fingerprint(db)).toEqual(before);
  }, 600_000);

  test('that is no JSON at all is told so [status-400] [status-415]', async () => {
    const { app } = await startApi();
    const post = (type: string, payload: string) =>
      app.server.inject({ method: 'POST', url: '/api/v2/login', headers: { 'content-type': type }, payload });

    const broken = await post('application/json', '{"email": ');
    const unknown = await Promise.all(
      ['application/x-strange', 'text/plain', 'text/xml', ''].map((type) => post(type, 'x')),
    );

    expect(broken.statusCode).toBe(400);
    for (const answer of unknown)
      expect(answer.json()).toMatchObject({ status: 415, error: 'Unsupported media type' });
  });
});
