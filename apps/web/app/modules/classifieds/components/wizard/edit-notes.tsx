import { Trans, useLingui } from '@lingui/react/macro';
import type { Ad } from '@souk/contract/modules/classifieds/ads';
import { ArrowLeft, CircleAlert, Info } from 'lucide-react';
import { Link } from 'react-router';
import { WizardHead } from '../../../../shell/wizard-head.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { standingOf } from '../../ad-standing.ts';
import { problemsAt, type WizardStep } from '../../wizard/steps.ts';
import { useStepWords } from './wizard-words.tsx';

/** What an edit means for the approval, shown before saving. */
export function ApprovalNote({ ad }: { ad: Pick<Ad, 'status' | 'is_sold' | 'rejection_reason'> }) {
  const standing = standingOf(ad);
  const reason = ad.rejection_reason;
  if (standing === 'rejected' && reason)
    return (
      <p className="mb-6 flex items-start gap-2.5 rounded-lg bg-bad-soft p-4 text-[15px]">
        <Icon of={CircleAlert} className="mt-0.5 text-bad" />
        <span className="wrap-anywhere">
          <Trans>
            <b className="font-semibold">An admin sent this ad back:</b> {reason}
          </Trans>
        </span>
      </p>
    );
  return (
    <p className="mb-6 flex items-start gap-2.5 rounded-lg bg-info-soft p-4 text-[15px]">
      <Icon of={Info} className="mt-0.5 text-info" />
      <span>
        {standing === 'approved' ? (
          <Trans>
            A new title, description, category or photo, or a price more than 20% higher, goes back to the
            admin: the ad leaves the lists until it is approved. Everything else changes at once.
          </Trans>
        ) : (
          <Trans>The ad goes to the admin and is public once it is approved.</Trans>
        )}
      </span>
    </p>
  );
}

export function EditBack() {
  return (
    <ButtonLink to="/ad-management" tone="line" icon={ArrowLeft}>
      <Trans>Cancel</Trans>
    </ButtonLink>
  );
}

interface EditStepsProps {
  steps: readonly WizardStep[];
  current: WizardStep;
  page: string;
  onChoose: (step: WizardStep) => void;
  problems: Readonly<Record<string, string[]>>;
}

/** The groups of questions; changing between them loses nothing that was written. */
export function EditSteps({ steps, current, page, onChoose, problems }: EditStepsProps) {
  const { t } = useLingui();
  const words = useStepWords();
  return (
    <>
      <WizardHead />
      <nav
        aria-label={t`Parts of the ad`}
        className="border-b border-line bg-surface [@media(scripting:none)]:hidden"
      >
        <div className="page no-bar flex overflow-x-auto">
          {steps.map((step) => {
            const hasProblem = Object.keys(problemsAt(step, problems)).length > 0;
            return (
              <Link
                key={step}
                to={`${page}?step=${step}`}
                replace
                preventScrollReset
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onChoose(step)}
                className="flex h-14 items-center gap-1.5 px-3.5 text-[15px] font-semibold whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--ads)]"
              >
                {words[step].name}
                {hasProblem && (
                  <>
                    <Icon of={CircleAlert} size={16} className="text-bad" />
                    <span className="sr-only">
                      <Trans>has a problem</Trans>
                    </span>
                  </>
                )}
              </Link>
            );
          })}
        </div>
      </nav>
    </>
  );
}
