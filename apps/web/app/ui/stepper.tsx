import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { TickMark } from './tick-mark.tsx';

export interface Step {
  label: string;
  /** Link by which a finished step can be changed. */
  to?: string;
}

const dot = 'num grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold';
const dots = {
  done: 'bg-good-soft text-good',
  current: 'bg-ink text-on-ink',
  next: 'text-ink-2 shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
};

type Place = keyof typeof dots;

const placeOf = (index: number, current: number): Place =>
  index < current ? 'done' : index === current ? 'current' : 'next';

function StepFace({ step, number, place }: { step: Step; number: number; place: Place }) {
  return (
    <>
      <span className={`${dot} ${dots[place]}`}>{place === 'done' ? <TickMark /> : number}</span>
      <span className={`text-[15px] whitespace-nowrap ${place === 'next' ? 'text-ink-2' : 'font-semibold'}`}>
        {step.label}
      </span>
      {place === 'done' && (
        <span className="sr-only">
          <Trans>done</Trans>
        </span>
      )}
    </>
  );
}

interface StepsProps {
  steps: readonly Step[];
  /** Counts from 0. */
  current: number;
}

/** The current step, in words. */
export function StepWords({ steps, current }: StepsProps) {
  const number = current + 1;
  return (
    <>
      <Trans>
        Step {number} of {steps.length}
      </Trans>
      <span className="ms-2 text-ink">{steps[current]?.label}</span>
    </>
  );
}

/** Progress as a line. */
export function StepLine({ steps, current }: StepsProps) {
  return (
    <div className="h-1 overflow-hidden bg-inset" aria-hidden="true">
      <div className="h-full bg-ink" style={{ inlineSize: `${((current + 1) / steps.length) * 100}%` }} />
    </div>
  );
}

/** All steps side by side; needs the width of a desktop. */
export function StepList({ steps, current }: StepsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Steps`} className="max-lg:hidden">
      <ol className="flex items-center gap-2.5">
        {steps.map((step, index) => {
          const place = placeOf(index, current);
          const face = <StepFace step={step} number={index + 1} place={place} />;
          return (
            <li
              key={step.label}
              aria-current={place === 'current' ? 'step' : undefined}
              className="flex items-center gap-2.5"
            >
              {index > 0 && (
                <span
                  className={`h-0.5 w-7 rounded-full ${index <= current ? 'bg-good' : 'bg-line'}`}
                  aria-hidden="true"
                />
              )}
              {place === 'done' && step.to ? (
                <Link to={step.to} className="flex items-center gap-2.5 rounded-full hover:underline">
                  {face}
                </Link>
              ) : (
                face
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The position in a sequence of steps; on phones as words and a bar. */
export function Stepper(props: StepsProps) {
  return (
    <>
      <div className="lg:hidden">
        <p className="mb-2 text-sm font-semibold text-ink-3">
          <StepWords {...props} />
        </p>
        <div className="overflow-hidden rounded-full">
          <StepLine {...props} />
        </div>
      </div>
      <StepList {...props} />
    </>
  );
}
