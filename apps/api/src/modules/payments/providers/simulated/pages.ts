import { wholeNumber } from '@souk/contract/shared/numbers';
import { safePath } from '@souk/contract/shared/safe-path';
import { text } from '@souk/contract/shared/texts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { parseFields } from '../../../../platform/http/parse.ts';
import { html, sendPage } from '../../../../platform/http/plain-page.ts';
import { answerAction } from './charges.ts';
import { finishSetup, type SetupChoice } from './methods.ts';
import { accountBody, approvalBody, banner, secureBody, setupBody, vaultBody } from './page-bodies.ts';
import { pagesAt } from './paths.ts';
import { approveAccount } from './payouts.ts';
import { accounts, charges, type SetupRow, setups } from './simulated.tables.ts';
import { approvedToken, isKnownTo } from './test-token.rules.ts';

interface Shop {
  db: Db;
  /** The product's own address: pages there are returned to by path, whatever host name the browser uses. */
  publicUrl: string;
}

interface Return {
  url: string;
  /** What the page returned to is told. */
  parameters: Record<string, string>;
}

const Choice = z.object({ choice: z.enum(['approve', 'leave']) });
const CardChoice = z.object({
  choice: z.string().refine((token) => token === 'leave' || isKnownTo('simulated-card', token), {
    error: 'Please choose one of the cards.',
  }),
});
const CardFields = z.object({
  name: text('Name', { max: 100 }),
  exp_month: wholeNumber({ min: 1, max: 12, sentence: 'Please enter valid month.' }),
  exp_year: wholeNumber({ min: 2000, max: 2100, sentence: 'Please enter valid year.' }),
});

const idOf = (params: unknown): string => String((params as { id?: unknown }).id);

function addressOf({ publicUrl }: Shop, { url, parameters }: Return): { href: string; isOwn: boolean } {
  const home = new URL(publicUrl);
  const target = new URL(url, home);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  const isOwn = target.origin === home.origin;
  return { href: isOwn ? safePath(target.pathname + target.search) : target.href, isOwn };
}

/** Back to the shop; a form may only redirect within its own site, so elsewhere a link is used. */
function goBack(reply: FastifyReply, shop: Shop, back: Return): FastifyReply {
  const { href, isOwn } = addressOf(shop, back);
  if (isOwn) return reply.redirect(href, 303);
  return sendPage(reply, {
    title: 'Thank you',
    body: html`${banner}<p><a href="${href}">Back to the shop</a></p>`,
  });
}

const answered = (reply: FastifyReply, shop: Shop, back: Return) =>
  sendPage(reply, {
    title: 'This was answered already',
    body: html`${banner}<p><a href="${addressOf(shop, back).href}">Back to the shop</a></p>`,
  });

const missing = (reply: FastifyReply) =>
  sendPage(reply.code(404), {
    title: 'Nothing is here',
    body: html`${banner}<p>The link is wrong, or it belongs to another database.</p>`,
  });

function mountCharges(server: FastifyInstance, shop: Shop): void {
  const path = `${pagesAt}/charges/:id`;
  const find = async (params: unknown) => {
    const [row] = await shop.db
      .select()
      .from(charges)
      .where(eq(charges.id, idOf(params)));
    return row;
  };
  const backFrom = ({ returnUrl, id }: { returnUrl: string; id: string }): Return => ({
    url: returnUrl,
    parameters: { charge: id },
  });

  server.get(path, async (request, reply) => {
    const charge = await find(request.params);
    if (!charge) return missing(reply);
    if (charge.status !== 'requires-action' || charge.approvedAt)
      return answered(reply, shop, backFrom(charge));
    return charge.provider === 'simulated-card'
      ? sendPage(reply, { title: 'Confirm your payment', body: secureBody(charge) })
      : sendPage(reply, { title: 'Approve the payment', body: approvalBody(charge) });
  });
  server.post(path, async (request, reply) => {
    const { choice } = parseFields(Choice, request.body);
    const charge = await find(request.params);
    if (!charge) return missing(reply);
    const desk = { provider: charge.provider, db: shop.db };
    const answer = await answerAction(desk, charge.id, choice === 'approve');
    return answer === 'answered-already'
      ? answered(reply, shop, backFrom(charge))
      : goBack(reply, shop, backFrom(charge));
  });
}

function setupChoice({ provider }: SetupRow, body: unknown): SetupChoice {
  if (provider === 'simulated-paypal') {
    const { choice } = parseFields(Choice, body);
    const account = { testToken: approvedToken, name: 'payer@example.test', expMonth: null, expYear: null };
    return choice === 'approve' ? account : null;
  }
  const { choice } = parseFields(CardChoice, body);
  if (choice === 'leave') return null;
  const { name, exp_month, exp_year } = parseFields(CardFields, body);
  return { testToken: choice, name, expMonth: exp_month, expYear: exp_year };
}

function mountSetups(server: FastifyInstance, shop: Shop): void {
  const path = `${pagesAt}/setups/:id`;
  const find = async (params: unknown) => {
    const [row] = await shop.db
      .select()
      .from(setups)
      .where(eq(setups.id, idOf(params)));
    return row;
  };
  const backFrom = ({ returnUrl, id, token }: SetupRow): Return => ({
    url: returnUrl,
    parameters: { setup: id, ...(token ? { token } : {}) },
  });

  server.get(path, async (request, reply) => {
    const setup = await find(request.params);
    if (!setup) return missing(reply);
    if (setup.state !== 'open') return answered(reply, shop, backFrom(setup));
    return setup.provider === 'simulated-card'
      ? sendPage(reply, { title: 'Save a card', body: setupBody(clock.now().getUTCFullYear() + 4) })
      : sendPage(reply, { title: 'Save your account', body: vaultBody });
  });
  server.post(path, async (request, reply) => {
    const setup = await find(request.params);
    if (!setup) return missing(reply);
    const choice = setupChoice(setup, request.body);
    const finished = await finishSetup({ provider: setup.provider, db: shop.db }, setup.id, choice);
    return finished ? goBack(reply, shop, backFrom(finished)) : answered(reply, shop, backFrom(setup));
  });
}

function mountAccounts(server: FastifyInstance, shop: Shop): void {
  const path = `${pagesAt}/accounts/:id`;
  const find = async (params: unknown) => {
    const [row] = await shop.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, idOf(params)));
    return row;
  };

  server.get(path, async (request, reply) => {
    const account = await find(request.params);
    if (!account) return missing(reply);
    const title = account.provider === 'simulated-card' ? 'Get paid' : 'Log in to your account';
    return sendPage(reply, { title, body: accountBody(account) });
  });
  server.post(path, async (request, reply) => {
    const { choice } = parseFields(Choice, request.body);
    const account = await find(request.params);
    if (!account) return missing(reply);
    if (choice === 'approve') await approveAccount({ provider: account.provider, db: shop.db }, account.id);
    return goBack(reply, shop, { url: account.returnUrl, parameters: { account: account.id } });
  });
}

/** Mounts the simulators' pages at `/dev/pay`; never in production. */
export function mountSimulatedPages(server: FastifyInstance, shop: Shop): void {
  mountCharges(server, shop);
  mountSetups(server, shop);
  mountAccounts(server, shop);
}
