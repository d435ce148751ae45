import { TextField, type TextFieldProps } from './text-field.tsx';

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'max'> {
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  kind?: 'date' | 'time' | 'month';
}

/** A day or a time, with the platform's own picker. */
export function DateField({ kind = 'date', ...field }: DateFieldProps) {
  return <TextField {...field} type={kind} className={`[&_input]:num ${field.className ?? ''}`} />;
}
