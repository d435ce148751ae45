import { desc, ilike } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { html, sendPage } from '../http/plain-page.ts';
import { outboundMessages } from '../platform.tables.ts';

type Outbound = typeof outboundMessages.$inferSelect;

const newest = 200;

/** What the simulators sent last, newest first. */
async function listOutbound(db: Db, recipient: string): Promise<(Outbound & { code: string | null })[]> {
  const pattern = `%${recipient.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .select()
    .from(outboundMessages)
    .where(recipient ? ilike(outboundMessages.recipient, pattern) : undefined)
    .orderBy(desc(outboundMessages.id))
    .limit(newest);
  return rows.map((row) => ({ ...row, code: codeIn(row) }));
}

/** The one-time code of a text message. */
const codeIn = ({ channel, body }: Outbound) =>
  channel === 'sms' ? (/(?<!\d)\d{4,8}(?!\d)/.exec(body)?.[0] ?? null) : null;

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const card = (message: Outbound & { code: string | null }) => html`<article>
<p class="row"><span class="tag">${message.channel}</span> <strong>${message.recipient}</strong>
<time class="meta" datetime="${message.at.toISOString()}">${message.at.toISOString()}</time></p>
${message.subject ? html`<h2>${message.subject}</h2>` : ''}
${message.code ? html`<p class="code">${message.code}</p>` : ''}
<pre>${withLinks(message.body)}</pre>
${message.link && !message.body.includes(message.link) ? html`<p><a href="${message.link}">${message.link}</a></p>` : ''}
</article>`;

const recipientOf = (query: unknown) => {
  const { to } = query as { to?: unknown };
  return typeof to === 'string' ? to.trim() : '';
};

/** Shows what would have been sent, at `/dev/outbox` and `/dev/outbox.json`. */
export function mountOutbox(server: FastifyInstance, db: Db): void {
  server.get('/dev/outbox', async (request, reply) => {
    const recipient = recipientOf(request.query);
    const messages = await listOutbound(db, recipient);
    const empty = recipient
      ? html`<p>Nothing was sent to “${recipient}”.</p>`
      : html`<p>Nothing was sent yet.</p>`;
    const body = html`<form method="get"><label for="to">Recipient</label>
<div class="row"><input id="to" name="to" type="search" value="${recipient}"><button>Show</button></div></form>
<h2>${messages.length === newest ? `The newest ${newest}` : `${messages.length} messages`}</h2>
${messages.length === 0 ? empty : messages.map(card)}`;
    return sendPage(reply, { title: 'Outbox', body });
  });
  server.get('/dev/outbox.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await listOutbound(db, recipientOf(request.query))),
  );
}
