import { Trans, useLingui } from '@lingui/react/macro';
import type { Service } from '@souk/contract/modules/appointments/services';
import { useViewer } from '../../../../lib/page-root.ts';
import { DateField } from '../../../../ui/date-field.tsx';
import type { FormOutcome } from '../../../../ui/form-scope.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SentForm } from '../../../../ui/sent-form.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface EnquiryFormProps {
  businessId: number;
  services: readonly Pick<Service, 'id' | 'name'>[];
  /** The business's page. */
  back: string;
  /** Why a page without scripts was refused. */
  problems?: FormOutcome | undefined;
  onDone?: (() => void) | undefined;
}

function Contact() {
  const { t } = useLingui();
  const viewer = useViewer();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="name"
        label={t`Your name`}
        autoComplete="name"
        maxLength={120}
        defaultValue={viewer?.name ?? ''}
      />
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        autoComplete="email"
        defaultValue={viewer?.email ?? ''}
      />
      <TextField name="phone" type="tel" label={t`Phone (optional)`} autoComplete="tel" />
      <DateField name="date" label={t`Date that it is about (optional)`} />
    </div>
  );
}

/** A question to a business, in a dialog or on its own page. */
export function EnquiryForm({ businessId, services, back, problems, onDone }: EnquiryFormProps) {
  const { t } = useLingui();
  return (
    <SentForm
      action={`/enquire/${businessId}`}
      back={back}
      problems={problems}
      onDone={onDone}
      words={<Trans>Send question</Trans>}
    >
      <TextArea
        name="message"
        label={t`Your question`}
        maxLength={2000}
        counterMax={2000}
        rows={4}
        required
        data-autofocus=""
      />
      {services.length > 0 && (
        <Select
          name="item_id"
          label={t`Service that it is about`}
          placeholder={t`No particular one`}
          options={services.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <Contact />
    </SentForm>
  );
}
