import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { Form } from 'react-router';
import type { Viewer } from '../lib/viewer.ts';
import { Icon } from '../ui/icon.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';

/** On every page while an admin acts for a user: who acts, for whom, and a button to stop. */
export function ActingBanner({ viewer }: { viewer: Viewer | null }) {
  if (!viewer?.acting_admin) return null;
  return (
    <aside className="border-b border-line bg-warn-soft">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-sm">
        <p className="flex items-center gap-2">
          <Icon of={Eye} size={18} className="text-warn" />
          <span>
            <Trans>
              <b>{viewer.acting_admin}</b> acts for <b>{viewer.name}</b>. What you do here is done in this
              account.
            </Trans>
          </span>
        </p>
        <Form method="post" action="/end-acting">
          <SubmitButton formAction="/end-acting" size="sm" tone="ink">
            <Trans>Stop acting</Trans>
          </SubmitButton>
        </Form>
      </div>
    </aside>
  );
}
