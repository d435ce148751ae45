-- Until its owner chooses, the kind of a business decides whether the public sees its street.
alter table sellers.business_profiles add column shows_street boolean;

-- Documents of before carry the exact point and what was typed as the town: they keep a point of a coarse grid (about
-- two kilometres) and the state alone, until their next change writes the suburb that the gazetteer names.
update search.documents d
set lat = round(d.lat / 0.02) * 0.02,
    lng = round(d.lng / 0.02) * 0.02,
    spot = ll_to_earth(round(d.lat / 0.02) * 0.02, round(d.lng / 0.02) * 0.02)
where d.kind in ('classifieds.ad', 'retail.product') and d.lat is not null;

update search.documents d
set place_ids = '{}', card = jsonb_set(d.card, '{location}', '""')
where d.kind in ('classifieds.ad', 'retail.product') and d.card->>'location' ~ '[0-9,/]';
