import { Trans, useLingui } from '@lingui/react/macro';
import type { Brochure } from '@souk/contract/modules/sellers/brochures';
import { useDates } from '../../../lib/use-dates.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SectionForm, type SectionRefusal } from '../../identity/index.ts';
import { fileUrl } from '../file-url.ts';
import { brochureActs } from '../item-acts.ts';
import { EditDetails } from './edit-details.tsx';
import { FileField } from './file-field.tsx';
import { PaperRow } from './paper-row.tsx';
import { RemoveButton } from './remove-button.tsx';

function BrochureFields({ brochure }: { brochure?: Brochure }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="title" label={t`Title`} defaultValue={brochure?.title} />
      <FileField name="file" label={brochure ? t`Another file (optional)` : t`File`} kind="paper" />
    </>
  );
}

function BrochureRow({ brochure, refusal }: { brochure: Brochure; refusal: SectionRefusal | undefined }) {
  const { slashDate } = useDates();
  const section = `brochures/${brochure.id}`;
  return (
    <PaperRow
      title={brochure.title}
      href={fileUrl(brochure.file)}
      facts={
        <>
          {brochure.file_name} · <span className="num">{slashDate(brochure.created_at)}</span>
        </>
      }
      actions={<RemoveButton of={brochureActs} row={{ id: brochure.id, name: brochure.title }} />}
    >
      <EditDetails name={brochure.title} isOpen={refusal?.section === section}>
        <SectionForm
          key={brochure.file}
          section={section}
          action={`/edit-business-Profile/${section}`}
          refusal={refusal}
          hasFiles
          tone="line"
          submit={<Trans>Save brochure</Trans>}
        >
          <BrochureFields brochure={brochure} />
        </SectionForm>
      </EditDetails>
    </PaperRow>
  );
}

/** Price lists and leaflets that every visitor may read. */
export function Brochures({
  brochures,
  refusal,
}: {
  brochures: readonly Brochure[];
  refusal: SectionRefusal | undefined;
}) {
  return (
    <>
      {brochures.length > 0 && (
        <ul className="mb-6">
          {brochures.map((brochure) => (
            <BrochureRow key={brochure.id} brochure={brochure} refusal={refusal} />
          ))}
        </ul>
      )}
      <SectionForm
        key={brochures.length}
        section="brochures"
        action="/edit-business-Profile/brochures"
        refusal={refusal}
        hasFiles
        tone="line"
        submit={<Trans>Add brochure</Trans>}
      >
        <BrochureFields />
      </SectionForm>
    </>
  );
}
