import { createHash } from 'node:crypto';
import { newToken } from '../../apps/api/src/platform/ids.ts';
import { booked, type LeastStatement, me, reaction } from './least-statement.ts';

/** What is paid is kept before the bank is asked, so that nothing depends on the process. */
export const start: LeastStatement = {
  name: 'least_start',
  text: `with ${me}, tries as (select try.id from me
      join retail.orders o on o.id = $2::bigint and o.buyer_id = me.id join sales.sales sale on sale.id = o.id
      join sales.checkouts checkout on checkout.id = sale.checkout_id and checkout.state = 'open'
      join payments.payments try on try.subject_kind = 'sales.checkout' and try.subject_id = checkout.id
      order by try.id for update of checkout, try),
    started as (update payments.payments p set state = 'processing', method = 'card', provider = 'simulated-card',
        source = $3::jsonb, return_path = '/payment-complete-orders?checkout_id=' || p.subject_id
      from tries where p.id = tries.id and p.state = 'created' returning p.*),
    moved as (insert into platform.moves (life, subject_id, move, from_state, to_state, by_role, by_user_id, at)
      select 'payments.payment', id, 'process', 'created', 'processing', 'payer', payer_id, now() from started),
    back as materialized (select graphile_worker.remove_job('timer:payments.payment:' || id) from started),
    ${booked(`select 'payments-pursue', json_build_object('paymentId', id), now() + interval '20 seconds',
      'payments-pursue:' || id from started`)}
    select started.id, cents, currency, description, (select count(*) from back), (select count(*) from booked)
    from started`,
  values: ({ digest, body }) => [
    digest,
    (body.order_ids as number[])[0],
    JSON.stringify({ token: body.stripeToken }),
  ],
};

export const bank: LeastStatement = {
  name: 'least_bank',
  text: `with charge as (insert into simulated.charges (id, provider, key, request_digest, created_at, payment_id, cents,
        currency, description, test_token, is_captured_at_once, return_url, status)
      values ($1, 'simulated-card', 'payment-' || $2, $3, now(), $2::bigint, $4::bigint, 'AUD', $5, 'tok_visa', true,
        '/payment-complete-orders', 'succeeded') returning id),
    announced as (insert into simulated.webhooks (provider, event_id, body, created_at)
      select 'simulated-card', $6, $7, now() from charge returning id),
    ${booked(`select 'simulated-webhook', json_build_object('webhookId', id), null::timestamptz, null from announced`)}
    select charge.id, (select count(*) from booked) from charge`,
  values: (_asked, [{ id, cents, description } = {}]) => {
    const [chargeId, eventId] = [`ch_${newToken()}`, `evt_${newToken()}`];
    const event = { id: eventId, createdAt: new Date().toISOString(), data: { kind: 'charge', chargeId } };
    const digest = createHash('sha256').update(chargeId).digest('hex');
    return [chargeId, id, digest, cents, description, eventId, JSON.stringify(event)];
  },
};

export const settle: LeastStatement = {
  name: 'least_settle',
  text: `with tries as (select id from payments.payments where (subject_kind, subject_id) =
        (select subject_kind, subject_id from payments.payments where id = $1::bigint) order by id for update),
    paid as (update payments.payments p set state = 'succeeded', provider_ref = $2, paid_at = now(), source = null
      from tries where p.id = tries.id and p.id = $1::bigint and p.state = 'processing' returning p.*),
    held as (update payments.parts set held_at = now(), gst_percent = 10 from paid where payment_id = paid.id
      returning parts.seller_id, parts.cents),
    journal as (insert into payments.journals (kind, key, subject_kind, subject_id, payment_id, currency, at)
      select 'payment', 'payment:' || id, subject_kind, subject_id, id, currency, now() from paid returning id),
    lines as (insert into payments.journal_lines (journal_id, account, seller_id, cents)
      select journal.id, line.* from journal, (select 'provider-cash', null::bigint, paid.cents from paid
        union all select 'held', seller_id, -cents from held) as line),
    moved as (insert into platform.moves (life, subject_id, move, from_state, to_state, by_role, at)
      select 'payments.payment', id, 'succeed', 'processing', 'succeeded', 'provider', now() from paid),
    happened as (insert into platform.events (name, payload, at)
      select 'payments.payment-settled', jsonb_build_object('paymentId', id,
        'subject', jsonb_build_object('kind', subject_kind, 'id', subject_id)), now() from paid returning id),
    ${booked(
      ['onPaymentSettled', 'beginPaidPromotion', 'issuePromotionInvoices']
        .map((name) => `${reaction(name, 'happened.id')} from happened`)
        .join(' union all '),
    )}
    select paid.id, (select count(*) from booked) from paid`,
  values: (_asked, [payment = {}, charge = {}]) => [payment.id, charge.id],
};
