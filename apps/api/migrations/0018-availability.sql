create schema availability;

-- Counted stock of one thing: what lies in the shop, and how much of it is promised to somebody who is paying.
create table availability.stocks (
  id bigint generated always as identity primary key,
  on_hand int not null check (on_hand >= 0),
  held int not null default 0 check (held >= 0),
  check (held <= on_hand)
) with (fillfactor = 80);

-- Whose part of a stock it is; the same thing holds a stock once.
create table availability.claims (
  id bigint generated always as identity primary key,
  stock_id bigint not null references availability.stocks,
  quantity int not null check (quantity > 0),
  -- How much of it has come back after it was taken.
  returned int not null default 0 check (returned between 0 and quantity),
  state text not null check (state in ('held', 'taken', 'released')),
  for_kind text not null,
  for_id bigint not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  check (returned = 0 or state = 'taken')
);
create unique index claims_once on availability.claims (for_kind, for_id, stock_id) where state <> 'released';
create index claims_stock on availability.claims (stock_id, id desc);

-- Every change of what lies in the shop; their sum is always what lies there.
create table availability.stock_moves (
  id bigint generated always as identity primary key,
  stock_id bigint not null references availability.stocks,
  delta int not null check (delta <> 0),
  reason text not null check (reason in ('opening', 'adjusted', 'taken', 'returned')),
  claim_id bigint references availability.claims,
  at timestamptz not null,
  check ((reason in ('taken', 'returned')) = (claim_id is not null)),
  check (reason <> 'taken' or delta < 0),
  check (reason not in ('opening', 'returned') or delta > 0)
);
create index stock_moves_stock on availability.stock_moves (stock_id, id desc);
create index stock_moves_claim on availability.stock_moves (claim_id) where claim_id is not null;

create trigger stock_moves_append_only before update or delete on availability.stock_moves
  for each row execute function platform.append_only();
