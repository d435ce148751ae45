import type { ReactNode } from 'react';
import { pictureUrl } from '../../../lib/pictures.ts';
import type { ActTable } from '../../../ui/act-table.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { SectionForm, type SectionRefusal } from '../../identity/index.ts';
import type { Item } from '../item-acts.ts';
import { FileField, usePreview } from './file-field.tsx';
import { RemoveButton } from './remove-button.tsx';

interface PictureFormProps {
  section: string;
  /** The page whose section this is; the section's form posts below it. */
  page: string;
  refusal: SectionRefusal | undefined;
  /** Path of the saved picture. */
  saved: string | null;
  /** Whose initials are shown without a picture. */
  owner: string;
  alt: string;
  field: { name: string; label: string };
  save: ReactNode;
  acts: ActTable<Item, 'remove'>;
  /** What is removed, in words. */
  removed: string;
}

function Fields({ section, page, refusal, saved, owner, alt, field, save, acts, removed }: PictureFormProps) {
  const [preview, show] = usePreview();
  const action = `${page}/${section}`;
  return (
    <div className="flex flex-wrap items-start gap-5">
      <Avatar
        name={owner}
        src={preview ?? (saved && pictureUrl(saved, { w: 268, h: 268 }))}
        size={134}
        alt={alt}
      />
      <div className="min-w-0 flex-1 basis-64">
        <SectionForm section={section} action={action} refusal={refusal} hasFiles submit={save}>
          <FileField name={field.name} label={field.label} kind="image" onChoose={show} />
        </SectionForm>
        {saved && <RemoveButton of={acts} row={{ id: 'own', name: removed }} look="words" className="mt-3" />}
      </div>
    </div>
  );
}

/** The user's picture; a chosen one is previewed before it is sent, and dropped once it is saved or removed. */
export const PictureForm = (props: PictureFormProps) => <Fields key={props.saved} {...props} />;
