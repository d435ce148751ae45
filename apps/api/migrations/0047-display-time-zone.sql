-- The zone that somebody chose to read times in; null follows the browser.
alter table identity.users add column display_time_zone text;
