import { Trans } from '@lingui/react/macro';
import { useDates } from '../lib/use-dates.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type DateTimeFieldProps = Omit<TextFieldProps, 'type' | 'hint'>;

/** A moment in the zone of the user who types it; the zone is shown below the field and sent with the form. */
export function DateTimeField({ className = '', ...field }: DateTimeFieldProps) {
  const { timeZone } = useDates();
  return (
    <div className={className}>
      <TextField
        {...field}
        type="datetime-local"
        hint={<Trans>Time in {timeZone}.</Trans>}
        className="[&_input]:num"
      />
      <input type="hidden" name="_time_zone" value={timeZone} />
    </div>
  );
}

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'max'> {
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  kind?: 'date' | 'time' | 'month';
}

/** A day or a time, with the browser's own picker. */
export function DateField({ kind = 'date', ...field }: DateFieldProps) {
  return <TextField {...field} type={kind} className={`[&_input]:num ${field.className ?? ''}`} />;
}
