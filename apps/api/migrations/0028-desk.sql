-- The desk lists reports of every kind as one, and products by state and words.
drop index classifieds.ad_reports_state;
create index ad_reports_newest on classifieds.ad_reports (created_at desc, id desc);
create index ad_reports_state on classifieds.ad_reports (state, created_at desc, id desc);
create index product_reports_newest on retail.product_reports (created_at desc, id desc);
create index product_reports_state on retail.product_reports (state, created_at desc, id desc);
create index reports_newest on reviews.reports (created_at desc, id desc);
create index reports_state on reviews.reports (state, created_at desc, id desc);
create index products_state on retail.products (state, id desc) where state <> 'draft';
create index products_title_words on retail.products using gin (title gin_trgm_ops);
