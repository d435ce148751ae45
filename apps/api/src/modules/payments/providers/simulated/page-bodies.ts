import { html, type Markup } from '../../../../platform/http/plain-page.ts';
import type { AccountRow, ChargeRow } from './simulated.tables.ts';
import { behaviourOf } from './test-token.rules.ts';

/** States on every page that no real money moves. */
export const banner: Markup = html`<p class="row"><span class="tag">Simulated provider</span>
<span class="meta">No money moves here. This page exists outside production only.</span></p>`;

const priced = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

const choices = (approve: string, leave: string): Markup => html`<form method="post" class="row">
<button name="choice" value="approve">${approve}</button>
<button name="choice" value="leave">${leave}</button></form>`;

const bill = ({ cents, description }: ChargeRow, paidWith: string): Markup => html`<article><table>
<tr><th scope="row">For</th><td>${description}</td></tr>
<tr><th scope="row">Amount</th><td><strong>${priced.format(cents / 100)}</strong></td></tr>
<tr><th scope="row">Paid with</th><td>${paidWith}</td></tr></table></article>`;

/** 3-D Secure: the card's bank asks its owner to confirm. */
export function secureBody(charge: ChargeRow): Markup {
  const { brand, last4 } = behaviourOf(charge.testToken);
  return html`${banner}<p>Your bank wants to know whether it is you who pays (3-D Secure).</p>
${bill(charge, `${brand} ending in ${last4}`)}${choices('It is me, approve', 'It is not me, refuse')}`;
}

/** A PayPal-type account: its owner approves the payment. */
export const approvalBody = (charge: ChargeRow): Markup =>
  html`${banner}${bill(charge, 'your PayPal-type account')}${choices('Approve', 'Cancel')}`;

export const vaultBody: Markup = html`${banner}
<p>The shop may charge your PayPal-type account from now on, each time you choose it there.</p>
${choices('Agree', 'Cancel')}`;

const testCards = [
  { token: 'tok_visa', label: 'Visa 4242' },
  { token: 'tok_mastercard', label: 'Mastercard 4444' },
  { token: 'tok_amex', label: 'American Express 0005' },
  { token: 'tok_3ds', label: 'Visa 3220, asks with 3-D Secure' },
  { token: 'tok_insufficient_funds', label: 'Visa 9995, has no funds' },
  { token: 'tok_chargeback', label: 'Visa 0259, is charged back' },
  { token: 'tok_declined', label: 'Visa 0002, is declined' },
];

export const setupBody = (expYear: number): Markup => html`${banner}<form method="post">
<p><label for="name">Name on card</label><input id="name" name="name" autocomplete="cc-name" maxlength="100" required value="Test Payer"></p>
<p><label for="exp_month">Expiry month</label><input id="exp_month" name="exp_month" type="number" min="1" max="12" required value="12"></p>
<p><label for="exp_year">Expiry year</label><input id="exp_year" name="exp_year" type="number" min="2000" max="2100" required value="${expYear}"></p>
<h2 id="cards">Which test card?</h2>
<div class="row" role="group" aria-labelledby="cards">${testCards.map(
  ({ token, label }) => html`<button name="choice" value="${token}">${label}</button>`,
)}</div>
<p><button name="choice" value="leave" formnovalidate>Go back without a card</button></p></form>`;

/** What a seller fills in before they can be paid out to. */
export function accountBody({ provider, state }: AccountRow): Markup {
  const asks =
    provider === 'simulated-card'
      ? html`<p>To pay you out, the provider needs your identity and your bank account. Here it takes your word.</p>`
      : html`<p>Log in to receive the shop’s payouts with your PayPal-type account. Here it takes your word.</p>`;
  const done = html`<p>This account is ready to be paid out to.</p>`;
  const labels =
    provider === 'simulated-card' ? ['Approve', 'Leave incomplete'] : ['Log in and agree', 'Not now'];
  const [approve = '', leave = ''] = state === 'ready' ? ['Back to the shop', 'Close'] : labels;
  return html`${banner}${state === 'ready' ? done : asks}${choices(approve, leave)}`;
}
