import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DeleteForm, type NamedAd } from './delete-form.tsx';

/** The question before one ad is deleted. */
export function DeleteDialog({ ad, onClose }: { ad: NamedAd | undefined; onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Dialog isOpen={ad !== undefined} onClose={onClose} title={<Trans>Delete this ad?</Trans>}>
      {ad && <DeleteForm ads={[ad]} back={`${pathname}${search}`} onCancel={onClose} />}
    </Dialog>
  );
}
