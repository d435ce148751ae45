-- Beginnings of words, for correcting what is being typed.
create index words_beginnings on search.words (word text_pattern_ops);

-- Misspelt words are looked up by their consonants too.
update search.words w set variants = w.variants || ('~' || c.consonants)
from (select word, regexp_replace(regexp_replace(word, '[aeiouy]', '', 'g'), '(.)\1+', '\1', 'g') as consonants
  from search.words) c
where c.word = w.word and length(c.consonants) > 2;

-- The lexicon learns categories and values beside titles; documents that are there already are learnt once more by them.
insert into search.lexicon_changes (title, keywords, module, category_id, delta)
select '', k.keywords, d.module, null, 1 from search.documents d
cross join lateral (
  select string_agg(distinct word, ' ') as keywords from (
    select c.name as text from catalogue.categories c where c.id = any(d.category_ids)
    union all
    select f.value from search.facet_values f where f.id = any(d.facet_ids)) texts,
    unnest(string_to_array(search.plain(texts.text), ' ')) word
  where word ~ '^[[:alpha:]]{3,}$') k
where k.keywords is not null;

-- Views of devices are forgotten after a year.
create index views_of_devices on search.views (viewed_at) where viewer like 'device:%';

-- Paid documents lie far apart, so the lists of all words would be read from end to end to find the few among them.
create index documents_paid_words on search.documents using gin (words, lane, facet_ids, place_ids, category_ids)
  with (fastupdate = off) where tier > 0;
