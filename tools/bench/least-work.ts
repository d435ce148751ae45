import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sellerTerms } from '../../apps/api/src/modules/sellers/index.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { digestOf } from '../../apps/api/src/platform/ids.ts';
import { pool, recordings, serveBare } from './bare-server.ts';
import { leastBookings } from './least-bookings.ts';
import { leastCalls } from './least-checkout.ts';
import { type LeastRead, leastReads } from './least-reads.ts';
import type { RecordedCall } from './recording.ts';

/**
 * The least work: a bare server that gives the same answers and leaves the same rows behind by the fewest statements. What
 * it answers was recorded; that its rows say the same is checked before it serves.
 */
interface Known {
  read: LeastRead;
  call: RecordedCall;
}

const keyOf = (method: string, path: string, body: string | null) => `${method} ${path} ${body ?? ''}`;

async function ask({ read, call }: Known): Promise<Record<string, unknown>[]> {
  const { name, text, values } = read;
  return (await pool.query({ name, text, values: values(call) })).rows;
}

async function checkSame({ read, call }: Known): Promise<void> {
  const { data } = call.reply as { data: never };
  const [ofRows, ofAnswer] = read.said(await ask({ read, call }), data);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(ofRows)), JSON.parse(JSON.stringify(ofAnswer))))
    throw new Error(
      `${read.name} of ${call.path} says ${JSON.stringify(ofRows)}, not ${JSON.stringify(ofAnswer)}`,
    );
}

const knownLeast: Record<string, LeastRead> = { ...leastReads, ...leastBookings };

async function knownReads(): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (const { scenario, calls } of recordings) {
    const read = knownLeast[scenario];
    for (const call of read ? calls : []) {
      if (!read) continue;
      await checkSame({ read, call });
      known.set(keyOf(call.method, call.path, call.body), { read, call });
    }
  }
  return known;
}

/** Variant → how its seller posts, in the form in which carts keep it. */
async function knownTerms(): Promise<(variantId: number) => object> {
  const { rows } = await pool.query<{ id: number; product: number; cents: number | null; seller: number }>(
    `select v.id, p.id as product, p.postage_cents as cents, p.seller_id as seller
     from retail.variants v join retail.products p on p.id = v.product_id`,
  );
  const database = openDatabase(process.env.BENCH_DATABASE ?? '', 1);
  const terms = await sellerTerms(database.db, [...new Set(rows.map(({ seller }) => seller))]);
  await database.close();
  const byVariant = new Map(
    rows.map(({ id, product, cents, seller }) => {
      const { card, postage } = terms.get(seller) ?? {};
      return [id, { place: card?.place ?? null, postage: postage ?? null, own: { [product]: cents } }];
    }),
  );
  return (variantId) => byVariant.get(variantId) ?? {};
}

/** Address and kind of caller → what was answered there once. */
function repliesByCall(): Map<string, { status: number; reply: { data: object } }> {
  const calls = recordings.filter(({ steps }) => steps).flatMap((recording) => recording.calls);
  return new Map(
    calls.map(({ method, path, authorization, status, reply }) => [
      `${method} ${path} ${authorization ? 'buyer' : 'visitor'}`,
      { status, reply: reply as { data: object } },
    ]),
  );
}

interface Given {
  reads: Map<string, Known>;
  replies: ReturnType<typeof repliesByCall>;
  termsOf: (variantId: number) => object;
}

/** Asks a call's statements one after the other and answers as was recorded, with this shopper's ids. */
async function walk({ replies, termsOf }: Given, request: FastifyRequest, reply: FastifyReply) {
  const bearer = request.headers.authorization?.replace(/^Bearer /, '');
  const key = `${request.method} ${request.url} ${bearer ? 'buyer' : 'visitor'}`;
  const [call, recorded] = [leastCalls[key], replies.get(key)];
  if (!call || !recorded) return reply.code(404).send();
  const body = (request.body ?? {}) as Record<string, unknown>;
  const asked = { digest: bearer ? digestOf(bearer) : null, body, reply: recorded.reply, termsOf };
  const rows: Record<string, unknown>[] = [];
  for (const { name, text, values } of call.statements) {
    const result = await pool.query<Record<string, unknown>>({ name, text, values: values(asked, rows) });
    const [row] = result.rows;
    if (!row) return reply.code(422).send();
    rows.push(row);
  }
  const data = { ...recorded.reply.data, ...call.answer(rows) };
  return reply.code(recorded.status).send({ ...recorded.reply, data });
}

await serveBare(async (server) => {
  const given = { reads: await knownReads(), termsOf: await knownTerms(), replies: repliesByCall() };
  server.route({
    method: ['GET', 'POST'],
    url: '/api/v2/*',
    handler: async (request, reply) => {
      const body = request.body ? JSON.stringify(request.body) : null;
      const known = given.reads.get(keyOf(request.method, request.url, body));
      if (!known) return walk(given, request, reply);
      await ask(known);
      return reply.code(known.call.status).send(known.call.reply);
    },
  });
});
