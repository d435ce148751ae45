import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { count } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FoodFacetFields } from '../../food/index.ts';
import {
  appliedFilters,
  dateFilterWords,
  rangeEnds,
  readFilters,
  searchOf,
  starsAtLeast,
} from '../listing-filters.ts';
import { useListingWords } from '../listing-words.ts';
import type { FilterQuestions } from '../load-filters.server.ts';
import { withBound } from '../price-ladder.ts';
import { AttributeFilter, CheckedValues } from './attribute-filter.tsx';
import { useConditionWords, useDateWords, useStarWords } from './filter-words.ts';
import { PlaceFilter } from './place-filter.tsx';

export interface FilterFormProps {
  questions: FilterQuestions;
  /** Asks for fresh counts while the form is filled in. */
  onAnswer?: (answers: URLSearchParams) => void;
  onSent?: () => void;
}

const answersOf = (form: HTMLFormElement): URLSearchParams => {
  const answers = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') answers.append(name, value);
  return answers;
};

const isNarrowed = (answers: URLSearchParams) =>
  Boolean(answers.get('category_id')) || appliedFilters(readFilters(answers)).length > 0;

/** The form's own address, without empty fields and those that are for the page. */
function addressOf(formPath: string, answers: URLSearchParams): string {
  const search = searchOf(readFilters(answers));
  const category = answers.get('category_id');
  if (category === null) return `${formPath}${search}`;
  return `${formPath}${search}${search ? '&' : '?'}category_id=${category}`;
}

function PriceFilter({ questions }: { questions: FilterQuestions }) {
  const { t } = useLingui();
  const { priceMin, priceMax } = questions.filters;
  const steps = withBound(withBound(questions.ladder, priceMin), priceMax).map((value) => ({
    value: String(value),
    label: `$${count(value)}`,
  }));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>Price</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <Select
          name="price_min"
          label={t`From`}
          placeholder={t`Any`}
          options={steps}
          defaultValue={priceMin === undefined ? '' : String(priceMin)}
        />
        <Select
          name="price_max"
          label={t`To`}
          placeholder={t`Any`}
          options={steps}
          defaultValue={priceMax === undefined ? '' : String(priceMax)}
        />
      </div>
    </fieldset>
  );
}

/** What only things with a time have: when, for how many, and how their business is rated. */
function BookingFields({ filters }: Pick<FilterQuestions, 'filters'>) {
  const { t } = useLingui();
  const stars = useStarWords();
  return (
    <>
      <DateField name="free_on" label={t`Free on`} defaultValue={filters.freeOn ?? ''} />
      <TextField
        name="from[people]"
        type="number"
        inputMode="numeric"
        min={1}
        label={t`For how many people`}
        hint={t`Venues and caterers, for example`}
        defaultValue={rangeEnds(filters.attributes.people?.[0])[0]}
      />
      <Select
        name="rating"
        label={t`Rating`}
        placeholder={t`Any`}
        options={starsAtLeast.map((least) => ({ value: String(least), label: stars(least) }))}
        defaultValue={filters.rating === undefined ? '' : String(filters.rating)}
      />
    </>
  );
}

function Steering({ questions }: { questions: FilterQuestions }) {
  const { sort, view } = questions.filters;
  return (
    <>
      <input type="hidden" name="filtered" value="1" />
      {sort && <input type="hidden" name="sort" value={sort} />}
      {view && <input type="hidden" name="view" value={view} />}
    </>
  );
}

function Actions({ questions }: { questions: FilterQuestions }) {
  const { i18n } = useLingui();
  const words = useListingWords();
  const { total, formPath, category, filters, isExact } = questions;
  const number = total !== null && isExact ? count(total) : null;
  const cleared = `${formPath}${searchOf({ attributes: {}, page: 1, ...(filters.view ? { view: filters.view } : {}) })}`;
  return (
    <div className="sticky -bottom-5 -mx-5 mt-6 flex items-center justify-between gap-3 border-t border-line bg-surface px-5 py-4">
      <a
        href={category ? `${cleared}${cleared.includes('?') ? '&' : '?'}category_id=${category.id}` : cleared}
        className={`${linkClass} tap`}
      >
        <Trans>Clear all</Trans>
      </a>
      <Button type="submit">{i18n._(words.show(number))}</Button>
    </div>
  );
}

function Missing(): ReactNode {
  return (
    <p role="alert" className="rounded-md bg-bad-soft p-3 text-sm font-semibold text-bad">
      <Trans>Please select at least one filter.</Trans>
    </p>
  );
}

/** The item's condition and attributes, and since when it is offered. */
function AttributeFields({ questions }: { questions: FilterQuestions }) {
  const { t } = useLingui();
  const conditions = useConditionWords();
  const dates = useDateWords();
  const { filters } = questions;
  return (
    <>
      <CheckedValues
        slug="condition"
        label={t`Condition`}
        values={questions.conditions}
        chosen={filters.attributes.condition ?? []}
        wordsOf={(value) => conditions[value] ?? value}
      />
      {questions.food && <FoodFacetFields questions={questions.food} chosen={filters.attributes} />}
      {questions.attributes.map((attribute) => (
        <AttributeFilter
          key={attribute.slug}
          attribute={attribute}
          chosen={filters.attributes[attribute.slug] ?? []}
        />
      ))}
      <Choice
        name="date_filter"
        label={t`Posted`}
        defaultValue={filters.dateFilter ?? ''}
        options={[
          { value: '', label: t`Any time` },
          ...dateFilterWords.map((word) => ({ value: word, label: dates[word] })),
        ]}
      />
    </>
  );
}

/** All filters of a list as one GET form; with scripts the counts follow the answers. */
export function FilterForm({ questions, onAnswer, onSent }: FilterFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(questions.isMissing);
  const { filters, categories, category, formPath, trade } = questions;
  const form = useRef<HTMLFormElement>(null);
  const recount = () => form.current && onAnswer?.(answersOf(form.current));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = answersOf(event.currentTarget);
    setMissing(!isNarrowed(answers));
    if (!isNarrowed(answers)) return;
    onSent?.();
    void navigate(addressOf(formPath, answers));
  };
  return (
    <Form action={formPath} onSubmit={send} ref={form} onChange={recount} className="space-y-6">
      {isMissing && <Missing />}
      <Steering questions={questions} />
      <TextField
        name="keyword"
        type="search"
        label={t`Keyword`}
        defaultValue={filters.keyword ?? ''}
        maxLength={120}
      />
      {categories.length > 0 && (
        <Select
          name="category_id"
          label={t`Category`}
          placeholder={t`All categories`}
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={category ? String(category.id) : ''}
        />
      )}
      <PriceFilter questions={questions} />
      <PlaceFilter filters={filters} onPlace={recount} />
      {trade === 'booking' && <BookingFields filters={filters} />}
      <AttributeFields questions={questions} />
      <Actions questions={questions} />
    </Form>
  );
}
