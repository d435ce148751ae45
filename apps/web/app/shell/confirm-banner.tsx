import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import type { Viewer } from '../lib/viewer.ts';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/link.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';

/** On every page until the account is confirmed: what it cannot do yet, and the two ways to confirm. */
export function ConfirmBanner({ viewer }: { viewer: Viewer | null }) {
  const { pathname } = useLocation();
  if (!viewer || viewer.is_confirmed === 1 || viewer.is_admin || viewer.acting_admin) return null;
  const next = new URLSearchParams({ next: pathname });
  const again = `/confirm-email/send?${next}`;
  return (
    <aside className="border-b border-line bg-warn-soft">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-sm">
        <p className="flex min-w-0 flex-1 basis-72 items-start gap-2">
          <Icon of={MailCheck} size={18} className="mt-0.5 shrink-0 text-warn" />
          <span className="[overflow-wrap:anywhere]">
            <Trans>
              Open the link that we emailed to <bdi dir="ltr">{viewer.email}</bdi>. Then you can post, buy and
              write.
            </Trans>
          </span>
        </p>
        <Form method="post" action={again} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton formAction={again} size="sm" tone="ink">
            <Trans>Send again</Trans>
          </SubmitButton>
          <TextLink to={`/verify-phone?${next}`}>
            <Trans>Use my phone instead</Trans>
          </TextLink>
        </Form>
      </div>
    </aside>
  );
}
