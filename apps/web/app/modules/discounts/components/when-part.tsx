import { Trans, useLingui } from '@lingui/react/macro';
import type { Promotion } from '@souk/contract/modules/discounts/promotions';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { useField } from '../../../ui/form-scope.tsx';
import { useDayNames } from '../use-promotion-words.ts';
import { DaysFields } from './days-fields.tsx';
import { FormPart } from './form-part.tsx';

interface TicksProps {
  name: string;
  label: string;
  hint: string;
  options: readonly { value: number; label: string }[];
  chosen: readonly number[];
}

/** Several of a few; none ticked says something too, so the field is always sent. */
function Ticks({ name, label, hint, options, chosen }: TicksProps) {
  const links = useField({ name });
  return (
    <FieldGroup links={links} label={label} hint={hint}>
      <input type="hidden" name={name} value="" />
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={String(option.value)}
            label={<bdi>{option.label}</bdi>}
            defaultChecked={chosen.includes(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface ThingsPartProps {
  promotion: Promotion | null;
  subjects: readonly { id: number; title: string }[];
}

/** What it is for; a business without such things promotes everything at once. */
export function ThingsPart({ promotion, subjects }: ThingsPartProps) {
  const { t } = useLingui();
  // What it was for and is no longer offered can be kept or given up.
  const gone = (promotion?.subjects ?? []).filter(({ id }) => !subjects.some((one) => one.id === id));
  const options = [...subjects, ...gone].map(({ id, title }) => ({ value: id, label: title }));
  if (options.length === 0) return null;
  return (
    <FormPart id="things" title={<Trans>What it is for</Trans>}>
      <Ticks
        name="service_ids"
        label={t`Services`}
        hint={t`Nothing ticked means everything.`}
        options={options}
        chosen={promotion?.service_ids ?? []}
      />
    </FormPart>
  );
}

/** On which days one may book with it, and at which quiet hours what is booked begins. */
export function WhenPart({ promotion, today }: { promotion: Promotion | null; today: string }) {
  const { t } = useLingui();
  const days = useDayNames().map((label, index) => ({ value: index + 1, label }));
  return (
    <FormPart
      id="when"
      title={<Trans>When</Trans>}
      lead={<Trans>Customers who book on these days get it, whenever their time is.</Trans>}
    >
      <DaysFields known={promotion} today={today} />
      <Ticks
        name="days"
        label={t`Only for times on these days, optional`}
        hint={t`For quiet days. None ticked means every day.`}
        options={days}
        chosen={promotion?.days ?? []}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          kind="time"
          name="from_time"
          label={t`Only for times from, optional`}
          defaultValue={promotion?.from_time ?? ''}
        />
        <DateField kind="time" name="until_time" label={t`to`} defaultValue={promotion?.until_time ?? ''} />
      </div>
    </FormPart>
  );
}
