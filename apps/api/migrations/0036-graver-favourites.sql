-- Favourite foods whose verdict has become graver, until their keepers are told of them together.
create table scanner.graver_favourites (
  user_id bigint not null references identity.users,
  product_id bigint not null references scanner.products on delete cascade,
  -- As it was before the first change that is not told yet; each keeper's profile reads it at the telling.
  verdicts_before jsonb not null,
  noted_at timestamptz not null,
  primary key (user_id, product_id)
);
create index graver_favourites_product on scanner.graver_favourites (product_id);
