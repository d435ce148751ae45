-- A restaurant's special offer is a promotion for everybody, in per cent, with some words about it.
alter table discounts.promotions
  add column noun text not null default 'promotion' check (noun in ('promotion', 'special-offer')),
  add column description text not null default '' check (length(description) <= 1000),
  add check (noun = 'promotion' or (code is null and percent is not null));
