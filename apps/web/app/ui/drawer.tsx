import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useCloseOnRouteChange, useModal } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Navigation comes from the start, 250 px wide; filters and details come from the end, 420 px wide. */
  kind?: 'navigation' | 'panel';
}

const kinds = {
  navigation: 'drawer-start w-[250px]',
  panel: 'drawer-end w-[420px]',
};

/** A panel from the side, over the page. */
export function Drawer({ isOpen, onClose, title, children, footer, kind = 'panel' }: DrawerProps) {
  const { t } = useLingui();
  const dialog = useModal(isOpen);
  const titleId = useId();
  useCloseOnRouteChange(isOpen, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: -- Escape closes a modal dialog by itself; the click is for the scrim
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`drawer ${kinds[kind]} p-0`}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between gap-2 border-b border-line py-2.5 ps-5 pe-2.5">
          <h2 id={titleId} className="h-panel">
            {title}
          </h2>
          <IconButton icon={X} label={t`Close`} onClick={onClose} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto p-5">{isOpen && children}</div>
        {footer && <footer className="flex justify-end gap-2.5 border-t border-line p-4">{footer}</footer>}
      </div>
    </dialog>
  );
}
