import { Trans, useLingui } from '@lingui/react/macro';
import { type Document, documentTypes } from '@souk/contract/modules/sellers/documents';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { useDates } from '../../../lib/use-dates.tsx';
import { Select } from '../../../ui/select.tsx';
import { SectionForm, type SectionRefusal } from '../../identity/index.ts';
import { documentActs } from '../item-acts.ts';
import { documentWords } from '../paper-words.ts';
import { FileField } from './file-field.tsx';
import { PaperRow } from './paper-row.tsx';
import { RemoveButton } from './remove-button.tsx';

interface DocumentsProps {
  documents: readonly Document[];
  refusal: SectionRefusal | undefined;
  /** Where the form posts to: its own page. */
  action: string;
  /** Where the page goes after a removal. */
  back: string;
}

function DocumentRow({ document, back }: { document: Document; back: string }) {
  const { slashDate } = useDates();
  const { i18n } = useLingui();
  const type = i18n._(documentWords[document.type]);
  return (
    <PaperRow
      title={document.file_name}
      href={`${apiPrefix}/documents/${document.id}/file`}
      facts={
        <>
          {type} · <span className="num">{slashDate(document.created_at)}</span>
        </>
      }
      state={document.status}
      actions={
        <RemoveButton of={documentActs} row={{ id: document.id, name: document.file_name }} back={back} />
      }
    />
  );
}

/** Documents that only their owner and admins read, with their states. */
export function Documents({ documents, refusal, action, back }: DocumentsProps) {
  const { t, i18n } = useLingui();
  const types = documentTypes.map((type) => ({ value: type, label: i18n._(documentWords[type]) }));
  return (
    <>
      {documents.length > 0 && (
        <ul className="mb-6">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} back={back} />
          ))}
        </ul>
      )}
      <SectionForm
        key={documents.length}
        section="documents"
        action={action}
        refusal={refusal}
        hasFiles
        tone="line"
        submit={<Trans>Upload document</Trans>}
      >
        <Select name="type" label={t`Type`} placeholder={t`Choose what it is`} options={types} />
        <FileField name="file" label={t`File`} kind="paper" />
      </SectionForm>
    </>
  );
}
