create schema settings;

-- One row per setting that differs from its default.
create table settings.settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
