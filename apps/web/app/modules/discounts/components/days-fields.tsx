import { useLingui } from '@lingui/react/macro';
import { DateField } from '../../../ui/date-field.tsx';

interface DaysFieldsProps {
  /** Null for a new one. */
  known: { start_date: string; end_date: string } | null;
  /** First day that may be chosen, at the business's place. */
  today: string;
}

/** The first and the last day; a first day that has begun may stay. */
export function DaysFields({ known, today }: DaysFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DateField
        name="start_date"
        label={t`First day`}
        {...(known ? {} : { min: today })}
        defaultValue={known?.start_date ?? today}
      />
      <DateField name="end_date" label={t`Last day`} min={today} defaultValue={known?.end_date ?? today} />
    </div>
  );
}
