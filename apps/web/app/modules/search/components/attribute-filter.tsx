import { Trans, useLingui } from '@lingui/react/macro';
import { count } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { rangeEnds } from '../listing-filters.ts';
import type { Counted, FilterAttribute } from '../load-filters.server.ts';
import { useFacetWords } from './filter-words.ts';

const shownValues = 8;

interface CheckedValuesProps {
  slug: string;
  label: string;
  values: readonly Counted[];
  chosen: readonly string[];
  wordsOf?: (value: string) => string;
}

/**
 * Values to choose from with their counts; chosen ones stay even at zero. A question that none of the ads answers is
 * not shown.
 */
export function CheckedValues({
  slug,
  label,
  values,
  chosen,
  wordsOf = (value) => value,
}: CheckedValuesProps) {
  const missing = chosen.filter((one) => !values.some(({ value }) => value === one));
  const all = [...missing.map((value) => ({ value, count: 0 })), ...values];
  if (chosen.length === 0 && all.every(({ count: found }) => found === 0)) return null;
  const row = ({ value, count: found }: Counted) => (
    <Checkbox
      key={value}
      name={`attributes[${slug}]`}
      value={value}
      defaultChecked={chosen.includes(value)}
      label={
        <>
          {wordsOf(value)} <span className="num text-sm text-ink-3">({count(found)})</span>
        </>
      }
    />
  );
  const [first, more] = [all.slice(0, shownValues), all.slice(shownValues)];
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      {first.map(row)}
      {more.length > 0 && (
        <details open={more.some(({ value }) => chosen.includes(value))}>
          <summary className="flex min-h-11 items-center text-sm font-semibold text-brand-ink">
            <Trans>Show {more.length} more</Trans>
          </summary>
          {more.map(row)}
        </details>
      )}
    </fieldset>
  );
}

/** A number between two bounds. */
function RangeFilter({ attribute, chosen }: { attribute: FilterAttribute; chosen: readonly string[] }) {
  const { t } = useLingui();
  const { slug, name, unit, min, max } = attribute;
  const [from, to] = rangeEnds(chosen[0]);
  const field = (side: 'from' | 'to', label: string, value: string) => (
    <TextField
      name={`${side}[${slug}]`}
      label={label}
      type="number"
      inputMode="numeric"
      {...(min === null ? {} : { min })}
      {...(max === null ? {} : { max })}
      defaultValue={value}
      suffix={unit ? <span className="pe-3 text-sm text-ink-2">{unit}</span> : undefined}
    />
  );
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{name}</legend>
      <div className="grid grid-cols-2 gap-3">
        {field('from', t`From`, from)}
        {field('to', t`To`, to)}
      </div>
    </fieldset>
  );
}

/** One attribute of the category, in the control that fits its kind. */
export function AttributeFilter({
  attribute,
  chosen,
}: {
  attribute: FilterAttribute;
  chosen: readonly string[];
}) {
  const { t } = useLingui();
  const { slug, name, type, values } = attribute;
  const facets = useFacetWords();
  if (type === 'number') return <RangeFilter attribute={attribute} chosen={chosen} />;
  const isYesNo = type === 'boolean';
  return (
    <CheckedValues
      slug={slug}
      label={name === slug ? facets.nameOf(slug) : name}
      values={isYesNo ? values.filter(({ value }) => value === 'true') : values}
      chosen={chosen}
      wordsOf={isYesNo ? () => t`Yes` : facets.valueOf}
    />
  );
}
