import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Form } from 'react-router';
import { price } from '../../../lib/format.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { lineCount, sumOf, type TypedLine } from '../journal-form.ts';
import { accountNames, accountWords } from '../ledger-words.ts';

interface JournalFormProps {
  problems: FormOutcome | undefined;
  /** The typed lines of a refused form. */
  lines: readonly TypedLine[];
}

const places = Array.from({ length: lineCount }, (_, index) => index);

function LineFields({ place, line }: { place: number; line: TypedLine | undefined }) {
  const { t, i18n } = useLingui();
  const number = place + 1;
  const isFirst = place === 0;
  const hidden = isFirst ? '' : 'md:[&_label]:sr-only md:[&>div:first-child]:mb-0';
  return (
    <fieldset className="grid gap-x-3 gap-y-3 border-line max-md:border-b max-md:pb-5 md:grid-cols-[minmax(0,1fr)_140px_160px]">
      <legend className="sr-only">
        <Trans>Line {number}</Trans>
      </legend>
      <FormScope>
        <Select
          name="_account"
          label={t`Account`}
          placeholder={t`None`}
          defaultValue={line?.account ?? ''}
          options={accountNames.map((name) => ({ value: name, label: i18n._(accountWords[name]) }))}
          className={hidden}
        />
        <TextField
          name="_seller_id"
          label={t`Seller id`}
          inputMode="numeric"
          defaultValue={line?.seller_id ?? ''}
          className={hidden}
        />
        <TextField
          name="_amount"
          label={t`Amount`}
          prefix="$"
          inputMode="text"
          dir="ltr"
          defaultValue={line?.amount ?? ''}
          className={hidden}
        />
      </FormScope>
    </fieldset>
  );
}

/** How far the lines are from zero, updated while typing. */
function Sum({ cents }: { cents: number | null }) {
  if (cents === null) return null;
  if (Number.isNaN(cents))
    return (
      <span className="text-bad">
        <Trans>An amount is not a number.</Trans>
      </span>
    );
  return cents === 0 ? (
    <span className="text-good">
      <Trans>The lines balance.</Trans>
    </span>
  ) : (
    <span className="text-warn">
      <Trans>The lines are {price(-cents)} out of balance.</Trans>
    </span>
  );
}

/** A journal entered by hand: its lines must sum to zero, and its reason is kept. */
export function JournalForm({ problems, lines }: JournalFormProps) {
  const { t } = useLingui();
  const [cents, setCents] = useState<number | null>(() => sumOf(lines.map(({ amount }) => amount)));
  return (
    <FormScope of={problems}>
      <Form
        method="post"
        noValidate
        className="space-y-5"
        onInput={(event) => setCents(sumOf(new FormData(event.currentTarget).getAll('_amount').map(String)))}
      >
        <FormProblem />
        <div className="grid gap-5 md:gap-3">
          {places.map((place) => (
            <LineFields key={place} place={place} line={lines[place]} />
          ))}
        </div>
        <p className="text-sm text-ink-2">
          <Trans>
            Positive amounts are debits, negative ones credits. Held and payable belong to a seller: enter the
            seller’s id there, and only there.
          </Trans>{' '}
          <b className="font-semibold" role="status">
            <Sum cents={cents} />
          </b>
        </p>
        <TextArea
          name="reason"
          label={t`Reason`}
          hint={t`It is kept in the ledger and in the audit log.`}
          rows={3}
          maxLength={500}
          counterMax={500}
        />
        <div className="flex justify-end">
          <SubmitButton>
            <Trans>Add the journal</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
