import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileSetup, SetupStep } from '@souk/contract/modules/sellers/setup';
import { Check, Circle } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const stepWords: Record<SetupStep, MessageDescriptor> = {
  'profile-information': msg`Profile Information`,
  'business-information': msg`Business Information`,
  'upload-documents': msg`Upload Documents`,
  'upload-gallery': msg`Upload Gallery`,
  'payment-information': msg`Payment Information`,
  'postage-details': msg`Postage Details`,
};

/** How complete the profile is, and the next step of its setup. */
export function SetupPanel({ setup }: { setup: ProfileSetup }) {
  const { t } = useLingui();
  const share = setup.steps.length === 0 ? 100 : Math.round((setup.done.length / setup.steps.length) * 100);
  return (
    <section aria-labelledby="setup" className="panel p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="setup" className="h-panel">
          <Trans>Your profile</Trans>
        </h2>
        <span className="num text-sm text-ink-2">
          <Trans>{share}% complete</Trans>
        </span>
      </div>
      <span className="mt-3 block h-2 overflow-hidden rounded-full bg-inset" aria-hidden="true">
        <span className="block h-full rounded-full bg-good" style={{ inlineSize: `${share}%` }} />
      </span>
      <ul className="mt-3 space-y-1.5 text-sm">
        {setup.steps.map((step) => {
          const isDone = setup.done.includes(step);
          return (
            <li key={step} className="flex items-center gap-2">
              <Icon of={isDone ? Check : Circle} size={16} className={isDone ? 'text-good' : 'text-ink-3'} />
              {t(stepWords[step])}
              {isDone && (
                <span className="sr-only">
                  <Trans>Done</Trans>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {setup.next && (
        <ButtonLink to={`/profile-setup/${setup.next}`} tone="line" size="sm" className="mt-4">
          <Trans>Complete your profile</Trans>
        </ButtonLink>
      )}
    </section>
  );
}
