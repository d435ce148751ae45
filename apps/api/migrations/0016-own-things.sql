-- Places in a gallery run from 1 without a gap, and no two pictures share one.
update sellers.gallery_images as image set position = numbered.place
from (
  select id, row_number() over (partition by business_id order by position, id) as place
  from sellers.gallery_images
) as numbered
where image.id = numbered.id and image.position <> numbered.place;
-- Checked at the end of each statement, so that one update can renumber a whole gallery.
alter table sellers.gallery_images
  add constraint gallery_images_place unique (business_id, position) deferrable initially immediate,
  add constraint gallery_images_from_one check (position >= 1);
drop index sellers.gallery_images_business;

-- Only languages that the pages speak.
update identity.users set language = 'en' where language not in ('en', 'en-XA', 'ar-XB');
alter table identity.users add check (language in ('en', 'en-XA', 'ar-XB'));

-- What an ad was when its owner deleted it, so that he can take that back at once.
create table classifieds.ad_deletions (
  ad_id bigint primary key references classifieds.ads,
  state text not null check (state in ('pending', 'approved', 'sold', 'expired', 'rejected')),
  sold_at timestamptz,
  sold_to_id bigint references identity.users,
  -- In the order they had, the cover first.
  image_ids bigint[] not null,
  -- Reports that were open, and are again if the ad comes back.
  report_ids bigint[] not null,
  deleted_at timestamptz not null,
  check ((state = 'sold') = (sold_at is not null))
);
create index ad_deletions_at on classifieds.ad_deletions (deleted_at);
create index ad_deletions_sold_to on classifieds.ad_deletions (sold_to_id) where sold_to_id is not null;

-- A thing is told once per search and publication, also where its document is written anew in between.
alter table favourites.alerts
  add column kind text,
  add column subject_id bigint,
  add column published_at timestamptz;
update favourites.alerts as alert
set kind = document.kind, subject_id = document.subject_id, published_at = document.published_at
from search.documents as document where document.id = alert.document_id;
delete from favourites.alerts where kind is null;
alter table favourites.alerts
  drop constraint alerts_pkey,
  drop column document_id,
  alter column kind set not null,
  alter column subject_id set not null,
  alter column published_at set not null,
  add primary key (search_id, kind, subject_id, published_at);
