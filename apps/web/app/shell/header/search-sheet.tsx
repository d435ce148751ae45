import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useCloseOnRouteChange, useModal } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchSheetForm } from './search-box.tsx';

/** The search as a full screen on phones. */
export function SearchSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const dialog = useModal(isOpen);
  useCloseOnRouteChange(isOpen, onClose);
  return (
    <dialog
      ref={dialog}
      aria-label={t`Search`}
      onClose={onClose}
      className="m-0 h-dvh max-h-dvh w-full max-w-full bg-wall p-0 open:block"
    >
      <div className="flex h-[60px] items-center justify-between border-b border-line bg-surface ps-4 pe-2">
        <h2 className="h-panel">
          <Trans>Search Souk</Trans>
        </h2>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </div>
      <div className="p-4">{isOpen && <SearchSheetForm />}</div>
    </dialog>
  );
}
