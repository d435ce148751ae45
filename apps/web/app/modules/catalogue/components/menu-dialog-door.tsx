import { lazy, Suspense, useState } from 'react';
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx';

const MenuDialog = lazy(() => import('./menu-dialog.tsx').then((file) => ({ default: file.MenuDialog })));

/** Fetches the menu modal when it is first opened. */
export function MenuDialogDoor({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isKnown, setKnown] = useState(false);
  if (isOpen && !isKnown) setKnown(true);
  if (!isKnown) return null;
  return (
    <Suspense fallback={<LoadingOverlay isOn={isOpen} />}>
      <MenuDialog isOpen={isOpen} onClose={onClose} />
    </Suspense>
  );
}
