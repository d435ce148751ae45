import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from './icon-button.tsx';

/**
 * Opens and closes the browser's modal dialog by `isOpen`. The focus goes to `data-autofocus`, or to the first
 * control, and the browser returns it.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  return dialog;
}

/** Closes on every route change (B-045). */
export function useCloseOnRouteChange(isOpen: boolean, onClose: () => void) {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (!isOpen) openedAt.current = pathname;
    else if (openedAt.current !== pathname) {
      openedAt.current = pathname;
      onClose();
    }
  }, [isOpen, pathname, onClose]);
}

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Actions at the end, the primary one last. */
  footer?: ReactNode;
  size?: 'small' | 'large';
}

const widths = { small: 'lg:max-w-[520px]', large: 'lg:max-w-[820px]' };

const isOutside = (dialog: HTMLDialogElement, x: number, y: number) => {
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
};

/** A modal question: centred on desktops, a bottom sheet on phones. */
export function Dialog({ isOpen, onClose, title, lead, children, footer, size = 'small' }: DialogProps) {
  const { t } = useLingui();
  const dialog = useModal(isOpen);
  const titleId = useId();
  useCloseOnRouteChange(isOpen, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: -- Escape closes a modal dialog by itself; the click is for the scrim
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`sheet ${widths[size]} overflow-hidden p-0`}
      onClose={onClose}
      onClick={(event) => {
        const element = event.currentTarget;
        if (event.target === element && isOutside(element, event.clientX, event.clientY)) onClose();
      }}
    >
      <div className="flex max-h-[inherit] flex-col">
        <span
          className="mx-auto mt-3 block h-1.5 w-11 shrink-0 rounded-full bg-line lg:hidden"
          aria-hidden="true"
        />
        <header className="relative px-6 pt-4 pb-4 lg:px-9 lg:pt-8">
          <h2 id={titleId} className="h-sec pe-12 text-balance">
            {title}
          </h2>
          {lead && <p className="mt-1 text-ink-2">{lead}</p>}
          <IconButton icon={X} label={t`Close`} className="!absolute end-3 top-3" onClick={onClose} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6 lg:px-9 lg:pb-8">
          {isOpen && children}
        </div>
        {footer && (
          <footer className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line px-6 py-4 lg:px-9">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
