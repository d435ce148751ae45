-- What ceilings of SMS are counted by, for a day.
create table platform.sms_sent (
  id bigint generated always as identity primary key,
  phone text not null,
  user_id bigint,
  -- An IPv4 address, or the /64 of an IPv6 one.
  network text,
  at timestamptz not null
);
create index sms_sent_at on platform.sms_sent (at);
