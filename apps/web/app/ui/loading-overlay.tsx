import { Trans } from '@lingui/react/macro';
import { Spinner } from './spinner.tsx';

/** The indicator of a blocking wait, in the specification's words (B-026). */
export function LoadingPill() {
  return (
    <span className="inline-flex h-12 items-center gap-3 rounded-full bg-surface px-5 font-semibold text-ink shadow-lg">
      <Spinner size={20} className="text-brand" />
      <Trans>Loading....</Trans>
    </span>
  );
}

/** Covers the page while it cannot be used. */
export function LoadingOverlay({ isOn }: { isOn: boolean }) {
  return (
    <div role="status" className={isOn ? 'fixed inset-0 z-50 grid place-items-center bg-scrim' : 'sr-only'}>
      {isOn && <LoadingPill />}
    </div>
  );
}
