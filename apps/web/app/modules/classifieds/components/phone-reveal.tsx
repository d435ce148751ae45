import { Trans } from '@lingui/react/macro';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { Phone } from 'lucide-react';
import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { useViewer } from '../../../lib/page-root.ts';
import { useLogin } from '../../../shell/login/login-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

/** A number as a link that dials. */
export function PhoneLink({ phone, name }: { phone: string; name: string | null }) {
  return (
    <a
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      className={buttonClass({ tone: 'line', size: 'lg', isWide: true })}
    >
      <Icon of={Phone} size={18} />
      <bdi dir="ltr" className="num">
        {phone}
      </bdi>
      {name && <span className="truncate font-normal text-ink-2">{name}</span>}
    </a>
  );
}

type Revealed = { contact_name: string | null; contact_phone: string } | { problem: string };

/** The seller's phone number, for signed-in users who ask for it. */
export function PhoneReveal({ ad }: { ad: Pick<AdDetail, 'id' | 'path'> }) {
  const viewer = useViewer();
  const login = useLogin();
  const fetcher = useFetcher<Revealed>();
  const ask = (event: FormEvent) => {
    if (viewer) return;
    event.preventDefault();
    login.open();
  };
  if (fetcher.data && 'contact_phone' in fetcher.data)
    return <PhoneLink phone={fetcher.data.contact_phone} name={fetcher.data.contact_name} />;
  return (
    <fetcher.Form method="post" action={`/reveal-phone/${ad.id}`} onSubmit={ask}>
      <input type="hidden" name="_back" value={ad.path} />
      <SubmitButton fetcher={fetcher} tone="line" size="lg" isWide icon={Phone}>
        <Trans>Show phone number</Trans>
      </SubmitButton>
      {fetcher.data && 'problem' in fetcher.data && (
        <p role="alert" className="mt-1.5 text-sm font-semibold text-bad">
          {fetcher.data.problem}
        </p>
      )}
    </fetcher.Form>
  );
}
