-- Keys that sign the pack for use without a network; the newest that has begun to sign does so.
create table scanner.pack_keys (
  id text primary key check (length(id) between 8 and 40),
  -- Both in base64url: the point as it is, and PKCS 8.
  public_key text not null,
  private_key text not null,
  signs_from timestamptz not null
);
create unique index pack_keys_order on scanner.pack_keys (signs_from);

-- Where what is said of the deciding ingredients and of additives comes from.
alter table scanner.products add column sources text[] not null default '{}';
alter table scanner.products alter column sources drop default;
