import { lazy, Suspense, useState } from 'react';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';

const LoginDialog = lazy(() => import('./login-dialog.tsx').then((file) => ({ default: file.LoginDialog })));

/** Loads the login modal when it is first opened. */
export function LoginDialogDoor({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isKnown, setKnown] = useState(false);
  if (isOpen && !isKnown) setKnown(true);
  if (!isKnown) return null;
  return (
    <Suspense fallback={<LoadingOverlay isOn={isOpen} />}>
      <LoginDialog isOpen={isOpen} onClose={onClose} />
    </Suspense>
  );
}
