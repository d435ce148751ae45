create schema admin;

-- What admins did; written with the deed itself and never changed.
create table admin.audit_log (
  id bigint generated always as identity primary key,
  actor_id bigint not null references identity.users,
  -- The user in whose place the admin acts.
  acting_for_id bigint references identity.users,
  action text not null,
  target_kind text,
  target_id text,
  before jsonb,
  after jsonb,
  note text,
  at timestamptz not null,
  check ((target_kind is null) = (target_id is null))
);
create index audit_log_actor on admin.audit_log (actor_id, id desc);
create index audit_log_acting_for on admin.audit_log (acting_for_id, id desc) where acting_for_id is not null;
create index audit_log_action on admin.audit_log (action, id desc);
create index audit_log_target on admin.audit_log (target_kind, target_id, id desc);
create index audit_log_at on admin.audit_log (at);
create trigger audit_log_append_only before update or delete on admin.audit_log
  for each row execute function platform.append_only();
create trigger audit_log_never_emptied before truncate on admin.audit_log
  for each statement execute function platform.append_only();

-- The desk lists by state what the pages of the market never list so.
create index ads_state on classifieds.ads (state, id desc) where state <> 'deleted';
create index ads_title_words on classifieds.ads using gin (title gin_trgm_ops);
create index ad_reports_state on classifieds.ad_reports (state, id desc);
create index documents_state on sellers.documents (state, id desc);
create index certificates_state on sellers.certificates (state, id desc);
create index contact_messages_newest on pages.contact_messages (created_at desc, id desc);

-- The picture goes with its banner.
alter table pages.banners add column image_file_id bigint references media.files on delete set null;
create index banners_image_file on pages.banners (image_file_id) where image_file_id is not null;
