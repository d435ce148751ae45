import { Plural, Trans } from '@lingui/react/macro';
import { CloudCheck, TriangleAlert } from 'lucide-react';
import { Form } from 'react-router';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';

/** Shown from this many remaining ads, so that the limit surprises nobody. */
const scarce = 3;

/** How many ads may still be posted, once they get scarce. */
export function QuotaNote({ adsLeft }: { adsLeft: number | null }) {
  if (adsLeft === null || adsLeft > scarce) return null;
  return (
    <p className="mb-6 flex items-start gap-2.5 rounded-lg bg-warn-soft p-4 text-[15px] text-ink">
      <Icon of={TriangleAlert} className="mt-0.5 text-warn" />
      <span>
        {adsLeft === 0 ? (
          <Trans>
            <b className="font-semibold">Your ad posting limit is over.</b> Your draft is kept.{' '}
            <TextLink to="/ad-management">Mark an ad as sold or delete one</TextLink> to make room.
          </Trans>
        ) : (
          <Plural value={adsLeft} one="You can post # more ad." other="You can post # more ads." />
        )}
      </span>
    </p>
  );
}

/** When the draft was last saved. */
export function SavedNote({ savedAt, isSaving }: { savedAt: string | null; isSaving: boolean }) {
  const { plainTime } = useDates();
  if (!savedAt && !isSaving) return null;
  const time = savedAt ? plainTime(savedAt) : '';
  return (
    <span role="status" className="inline-flex items-center gap-1.5">
      <Icon of={CloudCheck} size={18} />
      {isSaving ? <Trans>Saving draft</Trans> : <Trans>Draft saved {time}</Trans>}
    </span>
  );
}

export function DiscardDraft() {
  return (
    <Form method="post" action="/post-ad/discard" className="mt-10 border-t border-line pt-5">
      <SubmitButton tone="ghost" size="sm" formAction="/post-ad/discard" className="-ms-3.5 !text-bad">
        <Trans>Discard this draft</Trans>
      </SubmitButton>
    </Form>
  );
}
