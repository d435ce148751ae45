-- A cart belongs to a user, or to a visitor who holds its token in a cookie.
create table retail.carts (
  id bigint generated always as identity primary key,
  user_id bigint unique references identity.users,
  token_digest text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((user_id is null) <> (token_digest is null))
);
create index carts_guests on retail.carts (updated_at) where user_id is null;

create table retail.cart_lines (
  id bigint generated always as identity primary key,
  cart_id bigint not null references retail.carts on delete cascade,
  variant_id bigint not null references retail.variants,
  quantity smallint not null check (quantity between 1 and 99),
  -- What it cost when the buyer last saw and accepted it.
  seen_cents bigint not null check (seen_cents >= 0),
  is_saved boolean not null default false,
  added_at timestamptz not null,
  unique (cart_id, variant_id)
);
create index cart_lines_variant on retail.cart_lines (variant_id);

create table retail.promo_codes (
  id bigint generated always as identity primary key,
  seller_id bigint not null references identity.users,
  code text not null check (code ~ '^[A-Z0-9]{5,20}$'),
  percent smallint check (percent between 1 and 90),
  amount_cents bigint check (amount_cents > 0),
  min_cents bigint check (min_cents > 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  uses_max int check (uses_max > 0),
  uses int not null default 0 check (uses >= 0),
  is_active boolean not null default true,
  -- Taken off the list; orders still name it.
  removed_at timestamptz,
  created_at timestamptz not null,
  check ((percent is null) <> (amount_cents is null))
);
create unique index promo_codes_code on retail.promo_codes (seller_id, code) where removed_at is null;
create index promo_codes_seller on retail.promo_codes (seller_id, id desc) where removed_at is null;
create index promo_codes_lookup on retail.promo_codes (code) where removed_at is null;

-- What is paid at once; its stock is held until `expires_at`.
create table retail.checkouts (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references identity.users,
  state text not null check (state in ('open', 'paid', 'expired', 'cancelled')),
  currency char(3) not null,
  total_cents bigint not null check (total_cents > 0),
  payment_method text check (payment_method in ('card', 'paypal')),
  note text check (length(note) <= 500),
  expires_at timestamptz not null,
  paid_at timestamptz,
  created_at timestamptz not null
);
create index checkouts_buyer on retail.checkouts (buyer_id, id desc);

create table retail.orders (
  id bigint generated always as identity primary key,
  number text not null unique,
  checkout_id bigint not null references retail.checkouts,
  buyer_id bigint not null references identity.users,
  seller_id bigint not null references identity.users,
  state text not null check (state in
    ('pending', 'placed', 'confirmed', 'shipped', 'delivered', 'completed', 'cancelled', 'disputed')),
  -- Where a withdrawn dispute or a won chargeback brings it back to.
  state_before_dispute text check (state_before_dispute in ('placed', 'confirmed', 'shipped', 'delivered')),
  currency char(3) not null,
  sub_total_cents bigint not null check (sub_total_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents between 0 and sub_total_cents),
  postage_cents bigint not null check (postage_cents >= 0),
  gst_cents bigint not null check (gst_cents >= 0),
  total_cents bigint not null check (total_cents > 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and total_cents),
  promo_code_id bigint references retail.promo_codes,
  promo_code text,
  -- As they were on the day.
  address jsonb not null,
  delivery jsonb not null,
  buyer_name text not null,
  seller_name text not null,
  note text check (length(note) <= 500),
  cancel_reason text check (length(cancel_reason) <= 500),
  -- When time moves it on; null where it waits for a person.
  due_at timestamptz,
  created_at timestamptz not null,
  placed_at timestamptz,
  confirmed_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  unique (checkout_id, seller_id),
  check (total_cents = sub_total_cents - discount_cents + postage_cents),
  check ((state = 'disputed') = (state_before_dispute is not null))
);
create index orders_buyer on retail.orders (buyer_id, id desc);
create index orders_buyer_state on retail.orders (buyer_id, state, id desc);
create index orders_seller on retail.orders (seller_id, id desc) where placed_at is not null;
create index orders_seller_state on retail.orders (seller_id, state, id desc) where placed_at is not null;

create table retail.order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references retail.orders,
  product_id bigint not null references retail.products,
  variant_id bigint not null references retail.variants,
  stock_id bigint not null references availability.stocks,
  category_id bigint not null references catalogue.categories,
  title text not null,
  options jsonb not null,
  sku text,
  image text,
  unit_cents bigint not null check (unit_cents >= 0),
  quantity smallint not null check (quantity between 1 and 99),
  discount_cents bigint not null default 0 check (discount_cents >= 0),
  -- What is paid for it: unit price by quantity, less the discount.
  total_cents bigint not null check (total_cents >= 0),
  gst_cents bigint not null check (gst_cents >= 0),
  is_gst_free boolean not null,
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and total_cents),
  shipped_quantity smallint not null default 0 check (shipped_quantity between 0 and quantity),
  -- On its way back or back already.
  returned_quantity smallint not null default 0 check (returned_quantity between 0 and shipped_quantity),
  cancelled_at timestamptz,
  unique (order_id, variant_id),
  check (total_cents = unit_cents * quantity - discount_cents),
  check (cancelled_at is null or shipped_quantity = 0)
);
create index order_lines_product on retail.order_lines (product_id, order_id);
create index order_lines_variant on retail.order_lines (variant_id);

-- A buyer uses a code once; the use goes back with an order that was never paid.
create table retail.promo_uses (
  promo_code_id bigint not null references retail.promo_codes,
  buyer_id bigint not null references identity.users,
  order_id bigint not null references retail.orders,
  used_at timestamptz not null,
  primary key (promo_code_id, buyer_id)
);
create index promo_uses_order on retail.promo_uses (order_id);

create table retail.shipments (
  id bigint generated always as identity primary key,
  order_id bigint not null references retail.orders,
  carrier text check (length(carrier) <= 60),
  tracking_number text check (length(tracking_number) <= 60),
  shipped_at timestamptz not null
);
create index shipments_order on retail.shipments (order_id, id);

create table retail.shipment_lines (
  shipment_id bigint not null references retail.shipments,
  line_id bigint not null references retail.order_lines,
  quantity smallint not null check (quantity > 0),
  primary key (shipment_id, line_id)
);

create table retail.returns (
  id bigint generated always as identity primary key,
  order_id bigint not null references retail.orders,
  buyer_id bigint not null references identity.users,
  seller_id bigint not null references identity.users,
  state text not null check (state in
    ('requested', 'approved', 'declined', 'sent', 'received', 'refunded', 'closed')),
  currency char(3) not null,
  reason text not null check (reason in
    ('damaged', 'wrong-item', 'not-as-described', 'does-not-fit', 'arrived-late', 'changed-mind')),
  comment text check (length(comment) <= 1000),
  -- Pictures by the ids and paths of their files.
  images jsonb not null default '[]',
  answer text check (length(answer) <= 500),
  carrier text check (length(carrier) <= 60),
  tracking_number text check (length(tracking_number) <= 60),
  is_sellable boolean,
  refund_cents bigint not null check (refund_cents >= 0),
  due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index returns_order on retail.returns (order_id, id);
create index returns_buyer on retail.returns (buyer_id, id desc);
create index returns_seller on retail.returns (seller_id, id desc);
create index returns_waiting on retail.returns (seller_id) where state in ('requested', 'sent', 'received');

create table retail.return_lines (
  return_id bigint not null references retail.returns,
  line_id bigint not null references retail.order_lines,
  quantity smallint not null check (quantity > 0),
  -- What goes back for it.
  cents bigint not null check (cents >= 0),
  primary key (return_id, line_id)
);
create index return_lines_line on retail.return_lines (line_id);
