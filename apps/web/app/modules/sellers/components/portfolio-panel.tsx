import { Trans, useLingui } from '@lingui/react/macro';
import type { PortfolioFolder } from '@souk/contract/modules/sellers/portfolios';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SectionForm, type SectionRefusal } from '../../identity/index.ts';
import { portfolioActs, portfolioImageActs } from '../item-acts.ts';
import { EditDetails } from './edit-details.tsx';
import { FileField } from './file-field.tsx';
import { RemoveButton } from './remove-button.tsx';

interface PortfolioProps {
  portfolios: readonly PortfolioFolder[];
  refusal: SectionRefusal | undefined;
}

function FolderFields({ folder }: { folder?: PortfolioFolder }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="folder_name"
        label={t`Folder name`}
        counterMax={100}
        defaultValue={folder?.folder_name}
      />
      <TextArea name="description" label={t`Description`} rows={2} defaultValue={folder?.description ?? ''} />
      <FileField name="images" label={folder ? t`More pictures` : t`Pictures`} kind="image" isMany />
    </>
  );
}

function FolderImages({ folder }: { folder: PortfolioFolder }) {
  const { t } = useLingui();
  return (
    <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4">
      {folder.images.map((image, index) => (
        <li key={image.id} className="relative">
          <Frame {...pictureSources(image.image, { w: 160, h: 160 })} ratio="1:1" />
          {folder.images.length > 1 && (
            <RemoveButton
              of={portfolioImageActs}
              row={{
                id: `${folder.id}.${image.id}`,
                name: t`picture ${index + 1} of ${folder.folder_name}`,
              }}
              look="floating"
              className="absolute end-1 top-1 z-10"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Folder({ folder, refusal }: { folder: PortfolioFolder; refusal: SectionRefusal | undefined }) {
  const section = `portfolios/${folder.id}`;
  return (
    <li className="rounded-lg p-4 shadow-[inset_0_0_0_1px_var(--line)]">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">{folder.folder_name}</h3>
          {folder.description && <p className="text-sm text-ink-2">{folder.description}</p>}
        </div>
        <RemoveButton of={portfolioActs} row={{ id: folder.id, name: folder.folder_name }} />
      </div>
      <FolderImages folder={folder} />
      <EditDetails name={folder.folder_name} isOpen={refusal?.section === section}>
        <SectionForm
          key={folder.images.length}
          section={section}
          action={`/edit-business-Profile/${section}`}
          refusal={refusal}
          hasFiles
          tone="line"
          submit={<Trans>Save folder</Trans>}
        >
          <FolderFields folder={folder} />
        </SectionForm>
      </EditDetails>
    </li>
  );
}

/** Finished work in folders. */
export function Portfolio({ portfolios, refusal }: PortfolioProps) {
  return (
    <>
      {portfolios.length > 0 && (
        <ul className="mb-6 space-y-4">
          {portfolios.map((folder) => (
            <Folder key={folder.id} folder={folder} refusal={refusal} />
          ))}
        </ul>
      )}
      <SectionForm
        key={portfolios.length}
        section="portfolios"
        action="/edit-business-Profile/portfolios"
        refusal={refusal}
        hasFiles
        tone="line"
        submit={<Trans>Add folder</Trans>}
      >
        <FolderFields />
      </SectionForm>
    </>
  );
}
