-- What both markets stand on: chance that comes out the same in every run, the tree's leaves, and what a thing
-- of a category answers, is filtered by and says of itself.
-- Before: `set bench.rows = …` and the places in bench.places (n, name, state, state_code, postcode, lat, lng).

create function bench.rows() returns int language sql stable as $$ select current_setting('bench.rows')::int $$;

-- A number in [0, 1) for a row and a use of it.
create function bench.chance(row_number bigint, salt int) returns float8
language sql immutable parallel safe as $$
  select (hashint8extended(row_number, salt) & 1048575) / 1048576.0
$$;

create function bench.pick(words text[], chance float8) returns text
language sql immutable parallel safe as $$ select words[1 + floor(chance * cardinality(words))::int] $$;

-- Leaves of the tree with their way from the root; a few hold much, many hold little.
create table bench.leaves as
with recursive way as (
  select c.id, c.module, c.template, c.name, c.slug, array[c.id] as path, array[c.name] as names
  from catalogue.categories c where c.parent_id is null
  union all
  select c.id, c.module, c.template, c.name, c.slug, w.path || c.id, w.names || c.name
  from catalogue.categories c join way w on c.parent_id = w.id
)
select w.id, w.module, coalesce(w.template, 'general') as template, w.name, w.slug, w.path, w.names,
  row_number() over (partition by w.module order by hashint8(w.id)) - 1 as n,
  count(*) over (partition by w.module) as of_module
from way w
where w.module in ('classified', 'retail') and not exists (select from catalogue.categories c where c.parent_id = w.id);

insert into search.category_names (category_id, module, name, slug, plain)
select id, module, name, slug, search.plain(name) from bench.leaves;

-- Describes what stands in bench.made (no, leaf, condition): answers, facets, words of places and texts.
create procedure bench.describe() language plpgsql as $describe$
begin
  -- Answers to the questions of the category, inherited ones included.
  create table bench.questions as
  select l.id as leaf, a.id, a.slug, a.type, a.unit, a.searchable, a.min_value, a.max_value,
    array(select o.value from catalogue.attribute_options o where o.attribute_id = a.id order by o.position) as options
  from bench.leaves l join catalogue.attributes a on a.category_id = any(l.path) where a.type in ('number', 'select', 'multi-select', 'boolean');

  create table bench.answers as
  select m.no, q.slug, q.type, q.searchable,
    case q.type
      when 'number' then to_jsonb(floor(coalesce(q.min_value, 0) + bench.chance(m.no, 100 + q.id::int)
        * (least(coalesce(q.max_value, 100), 300000) - coalesce(q.min_value, 0)))::int)
      when 'boolean' then to_jsonb(bench.chance(m.no, 100 + q.id::int) < 0.5)
      when 'select' then to_jsonb(bench.pick(q.options, bench.chance(m.no, 100 + q.id::int)))
      else to_jsonb(array[bench.pick(q.options, bench.chance(m.no, 100 + q.id::int))]) end as value,
    case q.type when 'number' then null when 'boolean' then (bench.chance(m.no, 100 + q.id::int) < 0.5)::text
      else bench.pick(q.options, bench.chance(m.no, 100 + q.id::int)) end as word,
    array_position(array['year','odometer','transmission','fuel','bedrooms','bathrooms','parking','job-type'], q.slug) as fact,
    q.unit
  from bench.made m join bench.questions q on q.leaf = m.leaf
  where q.type in ('number', 'boolean') or cardinality(q.options) > 0;

  analyze bench.answers;

  create table bench.answered as
  select no, jsonb_object_agg(slug, value) as attributes,
    coalesce(jsonb_object_agg(slug, value) filter (where type = 'number' and searchable), '{}') as numbers,
    coalesce(string_agg(coalesce(word, value::text), ' ' order by slug), '') as words,
    coalesce(jsonb_agg(case when slug = 'year' then value::text
      when type = 'number' then concat_ws(' ', to_char(value::text::numeric, 'FM999,999,999'), unit) else word end
      order by fact) filter (where fact is not null), '[]') as facts
  from bench.answers group by no;
  alter table bench.answered add primary key (no);

  insert into search.facet_values (slug, value)
  select distinct slug, word from bench.answers where searchable and word is not null on conflict do nothing;
  insert into search.facet_values (slug, value)
  select distinct 'condition', condition from bench.made where condition is not null on conflict do nothing;
  create table bench.place_words as
  select p.n, array_agg(distinct word) as words
  from bench.places p, unnest(string_to_array(search.plain(p.name || ' ' || p.state_code || ' ' || p.postcode), ' ')) word group by p.n;
  insert into search.facet_values (slug, value)
  select distinct '@place', word from bench.place_words, unnest(words) word on conflict do nothing;
  analyze search.facet_values;

  create table bench.place_ids as
  select w.n, array_agg(f.id order by f.id) as ids
  from bench.place_words w join search.facet_values f on f.slug = '@place' and f.value = any(w.words) group by w.n;

  create table bench.facets as
  select no, array_agg(id order by id) as ids from (
    select a.no, f.id from bench.answers a join search.facet_values f on f.slug = a.slug and f.value = a.word where a.searchable
    union all
    select m.no, f.id from bench.made m join search.facet_values f on f.slug = 'condition' and f.value = m.condition
  ) found group by no;
  alter table bench.facets add primary key (no);

  -- Descriptions of fifty words: few common, many rare ones.
  create table bench.texts as
  select m.no, (select string_agg('w' || floor(power(bench.chance(m.no, 1000 + k), 4) * 30000)::int, ' ' order by k)
    from generate_series(1, 50) k) as body
  from bench.made m;
  alter table bench.texts add primary key (no);
end $describe$;
