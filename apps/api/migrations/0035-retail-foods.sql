-- Foods in shops: what stands on the pack, and the word on it that lists and pages tell.
alter table retail.products
  add column ingredients text check (length(ingredients) between 1 and 5000),
  add column food jsonb,
  -- The engine that judged it last, or found that nothing can be said; null for what is no food.
  add column food_engine int,
  add check (food is null or food_engine is not null);
create index products_food_engine on retail.products (food_engine, id) where food_engine is not null;

-- The barcode in the 13 digits under which foods are kept; a case of packs (14 digits, not 0 first) is no food.
alter table retail.variants
  add column gtin text generated always as (
    case when length(barcode) < 14 then lpad(barcode, 13, '0')
      when left(barcode, 1) = '0' then substr(barcode, 2) end) stored;
create index variants_gtin on retail.variants (gtin, product_id) where gtin is not null and removed_at is null;
