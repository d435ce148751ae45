import { digestOf, newCode, newToken } from '../../apps/api/src/platform/ids.ts';
import { bank, settle, start } from './least-payment.ts';
import { type Asked, booked, type LeastStatement, me, type Row, reaction, timer } from './least-statement.ts';

/**
 * The calls of the bench's chains, each transaction as one statement written by hand. They leave behind the rows that
 * the product leaves, for one thing of one shop, as the bench's shoppers put into their carts.
 */
export interface LeastCall {
  /** The statements in their order; each is a transaction of its own. */
  statements: readonly LeastStatement[];
  /** What of the recorded answer is another one's for this shopper. */
  answer: (rows: readonly Row[]) => Record<string, unknown>;
}

/** A variant's price with the deal that runs. */
const price = `coalesce((select coalesce(deal.deal_cents, round(v.price_cents * (100 - deal.percent) / 100.0)::bigint)
  from discounts.deals deal where deal.subject_kind = 'retail.product' and deal.subject_id = p.id and deal.state in ('scheduled', 'running')
    and now() >= deal.starts_at and now() < deal.ends_at), v.price_cents)`;

const isSold = "v.is_active and v.removed_at is null and p.state = 'approved' and not p.is_hidden";

/** What lies in the buyer's cart, as it is sold now. */
const goods = `goods as (select c.id as cart_id, l.quantity, l.seen_cents, v.id as variant_id, v.options, v.sku, v.stock_id,
    p.id as product_id, p.seller_id, p.category_id, p.title, p.is_gst_free, ${price} as cents, s.on_hand - s.held as free,
    posted.terms, (select path from retail.product_images i where i.product_id = p.id order by position, id limit 1) as image
  from me join retail.carts c on c.user_id = me.id join retail.cart_lines l on l.cart_id = c.id and not l.is_saved
  join retail.variants v on v.id = l.variant_id join retail.products p on p.id = v.product_id
  join availability.stocks s on s.id = v.stock_id
  join retail.cart_postages posted on posted.cart_id = c.id and posted.seller_id = p.seller_id
  where ${isSold})`;

const counters = (inCart: string) => `jsonb_build_object('cart_count', ${inCart},
  'wishlist_count', (select count(*) from favourites.marks m where m.user_id = me.id and m.list = 'wishlist'
    and exists (select from search.documents d where d.kind = m.kind and d.subject_id = m.subject_id)),
  'message_count', (select coalesce(sum(unread_count), 0) from messaging.members
    where user_id = me.id and unread_count > 0),
  'notification_count', (select count(*) from notifications.notifications where user_id = me.id and read_at is null))`;

const put = (owner: string, among: string) => `sold as (
    select v.id, v.product_id, p.seller_id, ${price} as cents, s.on_hand - s.held as free
    from retail.variants v join retail.products p on p.id = v.product_id join availability.stocks s on s.id = v.stock_id
    where v.id = $2::bigint and ${isSold}),
  cart as (insert into retail.carts (${owner}, created_at, updated_at) select ${among}
    on conflict (${owner}) do update set updated_at = excluded.updated_at returning id),
  line as (insert into retail.cart_lines as l (cart_id, variant_id, quantity, seen_cents, added_at)
    select cart.id, sold.id, $3::int, sold.cents, now() from cart, sold where sold.free >= $3::int
    on conflict (cart_id, variant_id) do update set quantity = l.quantity + excluded.quantity, is_saved = false
    returning id, cart_id),
  posted as (insert into retail.cart_postages (cart_id, seller_id, terms)
    select line.cart_id, sold.seller_id, $4::jsonb from line, sold
    on conflict (cart_id, seller_id) do update set terms = excluded.terms)`;

const wantedIn = ({ body, termsOf }: Asked) => [
  body.variant_id,
  body.quantity,
  JSON.stringify(termsOf(Number(body.variant_id))),
];

const addAsVisitor: LeastStatement = {
  name: 'least_add_visitor',
  text: `with ${put('token_digest', '$1::text, now(), now()')} select line.id from line`,
  values: (asked) => [digestOf(newToken()), ...wantedIn(asked)],
};

const addAsBuyer: LeastStatement = {
  name: 'least_add_buyer',
  text: `with ${me}, ${put('user_id', 'me.id, now(), now() from me')},
    home as (select a.* from me join locations.addresses a on a.user_id = me.id and a.is_default),
    told as (insert into platform.stream_messages (user_id, topic, payload, at)
      select me.id, 'counters', ${counters(`(select count(*) + 1 from retail.cart_lines l
        join retail.carts c on c.id = l.cart_id where c.user_id = me.id and not l.is_saved)`)}, now() from me, line
      returning pg_notify('souk_stream', user_id::text))
    select line.id, home.city, told from line cross join told left join home on true`,
  values: (asked) => [asked.digest, ...wantedIn(asked)],
};

const cart: LeastStatement = {
  name: 'least_cart',
  text: `with ${me}, ${goods} select goods.*, home.city, ${counters('1')} from me
    left join goods on true left join locations.addresses home on home.user_id = me.id and home.is_default`,
  values: ({ digest }) => [digest],
};

const address: LeastStatement = {
  name: 'least_address',
  text: `with ${me}
    insert into locations.addresses (user_id, kind, name, country_prefix, phone, unit, street, location, lat, lng, city,
      state, pincode, state_code, city_code, country, country_code, is_default, created_at, updated_at)
    select me.id, 'delivery', a.name, a."countryCode", a.phone, '', a.street, a.location, a.lat, a.lng, a.city, a.state,
      a.pincode, a.state_code, '', a.country, a.country_code,
      not exists (select from locations.addresses own where own.user_id = me.id), now(), now()
    from me, jsonb_to_record($2::jsonb) as a (name text, "countryCode" text, phone text, street text, location text,
      lat numeric, lng numeric, city text, state text, pincode text, state_code text, country text, country_code text)
    where (select count(*) from locations.addresses own where own.user_id = me.id) < 50
    returning id`,
  values: ({ digest, body }) => [digest, JSON.stringify(body)],
};

const preview: LeastStatement = {
  name: 'least_preview',
  text: `with ${me}, ${goods} select goods.*, a.* from me join goods on true
    join locations.addresses a on a.id = $2::bigint and a.user_id = me.id`,
  values: ({ digest, body }) => [digest, body.address_id],
};

const gstIn = (cents: string) => `round(${cents} * 10 / 110.0)::bigint`;

/** All of an order or, where something is short or under way, a division by zero and nothing. */
const place: LeastStatement = {
  name: 'least_place',
  text: `with ${me}, locked as (select c.id from me join retail.carts c on c.user_id = me.id for update of c), ${goods},
    priced as (select goods.*, goods.cents * quantity as goods_cents, (method->>'priceCents')::bigint as postage,
        method, profile.business_name, terms->'postage'->'details' as details, a as home,
        case when is_gst_free then 0 else ${gstIn('goods.cents * quantity')} end as gst,
        case when is_gst_free then 0 else ${gstIn("(method->>'priceCents')::bigint")} end as postage_gst
      from me join locked on true join goods on goods.cart_id = locked.id
      join locations.addresses a on a.id = $2::bigint and a.user_id = me.id
      join sellers.business_profiles profile on profile.user_id = goods.seller_id
      cross join lateral (select terms->'postage'->'methods'->0 as method) first
      where goods.cents = seen_cents and not exists (
        select from sales.checkouts open where open.buyer_id = me.id and open.state = 'open')),
    stock as (update availability.stocks s set held = s.held + priced.quantity from priced
      where s.id = priced.stock_id and s.on_hand - s.held >= priced.quantity
      returning s.id, s.on_hand - s.held as free, priced.quantity),
    checkout as (insert into sales.checkouts (kind, buyer_id, state, currency, total_cents, payment_method, expires_at, created_at)
      select 'retail.order', me.id, 'open', 'AUD', goods_cents + postage, 'card', now() + interval '15 minutes', now()
      from me, priced, stock where 1 / (select count(*) from stock) = 1 returning id, total_cents, expires_at),
    claim as (insert into availability.claims (stock_id, quantity, state, expires_at, for_kind, for_id, created_at)
      select stock.id, stock.quantity, 'held', checkout.expires_at, 'sales.checkout', checkout.id, now()
      from stock, checkout),
    sale as (insert into sales.sales (kind, checkout_id, buyer_id, seller_id, title, currency, sub_total_cents,
        extra_cents, extras, gst_cents, total_cents, created_at)
      select 'retail.order', checkout.id, me.id, seller_id, 'Order ' || $3, 'AUD', goods_cents, postage,
        jsonb_build_array(jsonb_build_object('description', method->>'name', 'cents', postage)), gst + postage_gst,
        checkout.total_cents, now() from me, priced, checkout returning id),
    line as (insert into sales.lines (sale_id, subject_kind, subject_id, item_id, stock_id, category_id, title, options,
        sku, image, unit_cents, quantity, total_cents, gst_cents, is_gst_free)
      select sale.id, 'retail.product', product_id, variant_id, stock_id, category_id, title, options, sku, image, cents,
        quantity, goods_cents, gst, is_gst_free from sale, priced),
    ordered as (insert into retail.orders (id, number, buyer_id, seller_id, state, address, delivery, buyer_name,
        seller_name, due_at, created_at)
      select sale.id, $3, me.id, seller_id, 'pending', to_jsonb(home) - '{id,user_id,kind,is_default,created_at,updated_at}'::text[],
        jsonb_build_object('method', method->>'id', 'name', method->>'name', 'isPickup', false, 'days', method->'days',
          'dispatchDays', details->'dispatchDays'), me.name, business_name, checkout.expires_at, now()
      from sale, me, priced, checkout),
    rules as (select from payments.commission_rules),
    payment as (insert into payments.payments (number, payer_id, subject_kind, subject_id, purpose, description, cents,
        currency, state, created_at)
      select $4, me.id, 'sales.checkout', checkout.id, 'order', 'Order ' || $3, checkout.total_cents, 'AUD', 'created', now()
      from me, checkout where not exists (select from rules) returning id),
    share as (insert into payments.parts (payment_id, subject_kind, subject_id, seller_id, description, cents,
        commission_cents, commission_gst_cents, commission_basis)
      select payment.id, 'retail.order', sale.id, seller_id, 'Order ' || $3, checkout.total_cents, fee.of_goods + fee.of_postage,
        round((fee.of_goods + fee.of_postage) * 10 / 100.0), jsonb_build_array(
          jsonb_build_object('description', title, 'cents', goods_cents, 'categoryId', category_id, 'ruleId', null,
            'percent', 5, 'fixedCents', 0, 'capCents', null, 'commissionCents', fee.of_goods),
          jsonb_build_object('description', method->>'name', 'cents', postage, 'categoryId', null, 'ruleId', null,
            'percent', 5, 'fixedCents', 0, 'capCents', null, 'commissionCents', fee.of_postage))
      from payment, sale, priced, checkout cross join lateral (
        select round(goods_cents * 5 / 100.0)::bigint as of_goods, round(postage * 5 / 100.0)::bigint as of_postage) fee),
    moved as (insert into platform.moves (life, subject_id, move, to_state, by_role, by_user_id, at)
      select life, opened.id, 'open', state, role, me.id, now() from me, (
        select 'sales.checkout', id, 'open', 'buyer' from checkout
        union all select 'retail.order', id, 'pending', 'buyer' from sale
        union all select 'payments.payment', id, 'created', 'payer' from payment) as opened (life, id, state, role)),
    happened as (insert into platform.events (name, payload, at)
      select 'availability.stock-changed',
        jsonb_build_object('stockId', id, 'free', free, 'freeBefore', free + quantity), now() from stock returning id),
    replied as (insert into platform.idempotency_keys (key, user_id, endpoint, request_digest, reply, at)
      select $5, me.id, 'placeOrders', $6, jsonb_set(jsonb_set($7::jsonb, '{data,checkout_id}', to_jsonb(checkout.id)),
        '{data,order_ids}', jsonb_build_array(sale.id)), now() from me, checkout, sale returning key),
    ${booked(`${timer('sales.checkout', 'checkout.id', 'expire', 15)} from checkout
      union all ${timer('payments.payment', 'payment.id', 'abandon', 30)} from payment
      union all ${reaction('noteStockOfVariant', 'happened.id')} from happened`)}
    select checkout.id as checkout_id, sale.id as sale_id, payment.id as payment_id, replied.key,
      (select count(*) from booked) as jobs
    from checkout, sale, payment, replied`,
  values: ({ digest, body, reply }) => [
    digest,
    body.address_id,
    newCode(10),
    newCode(10),
    'whole-checkout',
    digestOf(JSON.stringify(body)),
    JSON.stringify(reply),
  ],
};

const asRecorded = () => ({});

/** Address → what is asked there, by a buyer or a visitor. */
export const leastCalls: Record<string, LeastCall> = {
  'POST /api/v2/add_to_cart visitor': { statements: [addAsVisitor], answer: asRecorded },
  'POST /api/v2/add_to_cart buyer': { statements: [addAsBuyer], answer: asRecorded },
  'GET /api/v2/cart buyer': { statements: [cart], answer: asRecorded },
  'POST /api/v2/address buyer': {
    statements: [address],
    answer: ([{ id } = {}]) => ({ address_id: id, id }),
  },
  'POST /api/v2/checkout-preview buyer': { statements: [preview], answer: asRecorded },
  'POST /api/v2/place-orders-api buyer': {
    statements: [place],
    answer: ([{ checkout_id, sale_id } = {}]) => ({ checkout_id, order_ids: [sale_id] }),
  },
  'POST /api/v2/retail-checkout-pay buyer': {
    statements: [start, bank, settle],
    answer: ([{ id } = {}]) => ({ id }),
  },
};
