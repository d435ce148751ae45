import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useCloseOnRouteChange, useModal } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoginArt } from './login-art.tsx';
import { LoginPanel, type LoginView } from './login-panel.tsx';

/** The login modal: two views that swap in place; it closes on route change and on success (B-043 to B-046). */
export function LoginDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const dialog = useModal(isOpen);
  const titleId = useId();
  const [view, setView] = useState<LoginView>('login');
  useCloseOnRouteChange(isOpen, onClose);
  const close = () => {
    setView('login');
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: -- Escape closes a modal dialog by itself; the click is for the scrim
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="sheet overflow-hidden p-0 lg:max-w-[880px]"
    >
      <div className="grid max-h-[inherit] lg:grid-cols-[360px_1fr]">
        <LoginArt />
        <div className="relative max-h-[92dvh] overflow-y-auto p-6 pt-5 lg:min-h-[600px] lg:p-10">
          <IconButton icon={X} label={t`Close`} className="!absolute end-3 top-3" onClick={close} />
          <span className="mx-auto mb-5 block h-1.5 w-11 rounded-full bg-line lg:hidden" aria-hidden="true" />
          {isOpen && <LoginPanel titleId={titleId} view={view} onView={setView} headingLevel={2} />}
        </div>
      </div>
    </dialog>
  );
}
