-- What a postage method costs by weight and zone, in place of its one price. No price, no delivery there.
create table sellers.postage_bands (
  business_id bigint not null,
  method_position int not null,
  -- The heaviest parcel of this band.
  up_to_grams int not null check (up_to_grams between 1 and 1000000),
  local_cents bigint check (local_cents >= 0),
  state_cents bigint check (state_cents >= 0),
  interstate_cents bigint check (interstate_cents >= 0),
  remote_cents bigint check (remote_cents >= 0),
  primary key (business_id, method_position, up_to_grams),
  foreign key (business_id, method_position) references sellers.postage_methods (business_id, position)
    on delete cascade,
  check (coalesce(local_cents, state_cents, interstate_cents, remote_cents) is not null)
);

-- How a seller posted when the buyer last saw and accepted it; what has changed since is told.
create table retail.cart_postages (
  cart_id bigint not null references retail.carts on delete cascade,
  seller_id bigint not null references identity.users,
  terms jsonb not null,
  primary key (cart_id, seller_id)
);
