import { Trans, useLingui } from '@lingui/react/macro';
import type { Certificate } from '@souk/contract/modules/sellers/certificates';
import { useDates } from '../../../lib/use-dates.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SectionForm, type SectionRefusal } from '../../identity/index.ts';
import { fileUrl } from '../file-url.ts';
import { certificateActs } from '../item-acts.ts';
import { EditDetails } from './edit-details.tsx';
import { FileField } from './file-field.tsx';
import { PaperRow } from './paper-row.tsx';
import { RemoveButton } from './remove-button.tsx';

function CertificateFields({ certificate }: { certificate?: Certificate }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="title" label={t`Title`} defaultValue={certificate?.title} />
      <TextField name="issuer" label={t`Issued by`} defaultValue={certificate?.issuer ?? ''} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField name="issued_on" label={t`Issued on`} defaultValue={certificate?.issued_on ?? ''} />
        <DateField name="expires_on" label={t`Valid until`} defaultValue={certificate?.expires_on ?? ''} />
      </div>
      <FileField name="file" label={certificate ? t`Another file (optional)` : t`File`} kind="paper" />
    </>
  );
}

export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { slashDate } = useDates();
  const { issuer, expires_on, file_name } = certificate;
  const until = expires_on && slashDate(expires_on);
  return (
    <>
      {issuer ?? file_name}
      {until && (
        <span className="num">
          {' · '}
          <Trans>valid until {until}</Trans>
        </span>
      )}
    </>
  );
}

function CertificateRow({
  certificate,
  refusal,
}: {
  certificate: Certificate;
  refusal: SectionRefusal | undefined;
}) {
  const section = `certificates/${certificate.id}`;
  return (
    <PaperRow
      title={certificate.title}
      href={fileUrl(certificate.file)}
      facts={<CertificateFacts certificate={certificate} />}
      state={certificate.status}
      actions={<RemoveButton of={certificateActs} row={{ id: certificate.id, name: certificate.title }} />}
    >
      <EditDetails name={certificate.title} isOpen={refusal?.section === section}>
        <SectionForm
          key={certificate.file}
          section={section}
          action={`/edit-business-Profile/${section}`}
          refusal={refusal}
          hasFiles
          tone="line"
          submit={<Trans>Save certificate</Trans>}
        >
          <CertificateFields certificate={certificate} />
        </SectionForm>
      </EditDetails>
    </PaperRow>
  );
}

interface CertificatesProps {
  certificates: readonly Certificate[];
  refusal: SectionRefusal | undefined;
}

/** Certificates, which customers can read once an admin has verified them. */
export function Certificates({ certificates, refusal }: CertificatesProps) {
  return (
    <>
      {certificates.length > 0 && (
        <ul className="mb-6">
          {certificates.map((certificate) => (
            <CertificateRow key={certificate.id} certificate={certificate} refusal={refusal} />
          ))}
        </ul>
      )}
      <SectionForm
        key={certificates.length}
        section="certificates"
        action="/edit-business-Profile/certificates"
        refusal={refusal}
        hasFiles
        tone="line"
        submit={<Trans>Add certificate</Trans>}
      >
        <CertificateFields />
      </SectionForm>
    </>
  );
}
