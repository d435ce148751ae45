import { Trans, useLingui } from '@lingui/react/macro';
import type { Service } from '@souk/contract/modules/appointments/services';
import { useState } from 'react';
import { useFormScope } from '../../../ui/form-scope.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type TimeFields, timeFields } from '../time-parts.ts';
import { FormSection } from './form-section.tsx';
import { TimeBar } from './time-bar.tsx';

/** How long it takes, what surrounds it, and when it works by itself; the bar follows what is typed. */
export function TimeSection({ service }: { service: Service | null }) {
  const { t } = useLingui();
  const { outcome } = useFormScope();
  const [fields, setFields] = useState(() => timeFields(service, outcome.values));
  const field = (name: keyof TimeFields) => ({
    name,
    value: fields[name],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    suffix: <span className="pe-3.5 text-ink-2">{t`min`}</span>,
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  return (
    <FormSection title={<Trans>Time</Trans>} id="time">
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...field('duration_minutes')} label={t`Lasts`} />
        <TextField {...field('set_up_minutes')} label={t`Set up before`} />
        <TextField {...field('clean_up_minutes')} label={t`Clean up after`} />
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...field('processing_from')} label={t`Works by itself after`} />
        <TextField {...field('processing_minutes')} label={t`Works by itself for`} />
      </div>
      <p className="text-sm text-ink-2">
        <Trans>
          While colour sets or a mask works, the person is free for somebody else. The room or chair stays
          taken.
        </Trans>
      </p>
      <TimeBar fields={fields} />
    </FormSection>
  );
}
