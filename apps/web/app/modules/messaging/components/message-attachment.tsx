import { Trans } from '@lingui/react/macro';
import type { Message } from '@souk/contract/modules/messaging/messages';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { Download, FileText } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';

type Attached = NonNullable<Message['attachment']>;

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** A picture is shown, a PDF is named; both can be downloaded. */
export function MessageAttachment({ messageId, file }: { messageId: number; file: Attached }) {
  const address = `${apiPrefix}/messages/${messageId}/attachment`;
  const { name } = file;
  if (file.is_image)
    return (
      <a href={address} download={name} className="block w-[180px] rounded-[20px] lg:w-[210px]">
        <span className="frame block !rounded-[20px]">
          <img
            src={address}
            alt=""
            width={file.width ?? 210}
            height={file.height ?? 140}
            loading="lazy"
            decoding="async"
            className="max-h-[280px]"
          />
        </span>
        <span className="sr-only">
          <Trans>Download picture {name}</Trans>
        </span>
      </a>
    );
  return (
    <a
      href={address}
      download={name}
      className="flex w-full max-w-[300px] items-center gap-3 rounded-[20px] bg-surface p-3 pe-4 text-ink shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--ink)]"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-inset text-ink-2">
        <Icon of={FileText} size={22} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate text-[15px] font-semibold">
          <bdi>{name}</bdi>
        </b>
        <span className="num text-sm text-ink-2">
          <Trans>PDF, {sizeText(file.bytes)}</Trans>
        </span>
      </span>
      <Icon of={Download} size={20} className="text-ink-3" />
    </a>
  );
}
