import { Trans } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { lazy } from 'react';
import { useViewer } from '../../../../lib/page-root.ts';
import { DialogAction } from '../../../../shell/login/dialog-action.tsx';
import type { BusinessPageData } from '../../load-business.server.ts';

const EnquiryForm = lazy(() => import('./enquiry-form.tsx').then((file) => ({ default: file.EnquiryForm })));

/** Asks a business something; nobody asks themselves. */
export function AskButton({ shown: { business, services, path } }: { shown: BusinessPageData }) {
  const viewer = useViewer();
  if (viewer?.user_id === business.user_id) return null;
  return (
    <DialogAction
      to={`/enquire/${business.business_id}`}
      size="md"
      icon={CircleHelp}
      title={<Trans>Ask {business.business_name}</Trans>}
      form={(onDone) => (
        <EnquiryForm businessId={business.business_id} services={services} back={path} onDone={onDone} />
      )}
    >
      <Trans>Ask a question</Trans>
    </DialogAction>
  );
}
