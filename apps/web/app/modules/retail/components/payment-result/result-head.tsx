import { Trans } from '@lingui/react/macro';
import { Check, Clock, Hourglass, ShieldQuestionMark, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../../../../ui/icon.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { Outcome } from '../../payment-outcome.ts';

const looks: Record<Outcome, [icon: IconShape, disc: string]> = {
  paid: [Check, 'bg-good-soft text-good'],
  processing: [Hourglass, 'bg-info-soft text-info'],
  asked: [ShieldQuestionMark, 'bg-warn-soft text-warn'],
  failed: [X, 'bg-bad-soft text-bad'],
  expired: [Clock, 'bg-mute-soft text-mute'],
  cancelled: [X, 'bg-mute-soft text-mute'],
};

interface ResultHeadProps {
  outcome: Outcome;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The outcome of a payment: an icon, a sentence and a link. */
export function ResultHead({ outcome, title, children, actions }: ResultHeadProps) {
  const [icon, disc] = looks[outcome];
  return (
    <section
      role={outcome === 'failed' ? 'alert' : 'status'}
      data-outcome={outcome}
      className="panel grid justify-items-center px-5 py-9 text-center lg:py-12"
    >
      <span className={`arch grid h-[124px] w-[100px] place-items-center ${disc}`}>
        {outcome === 'processing' ? <Spinner size={20} /> : <Icon of={icon} size={32} />}
      </span>
      <h1 className="h-page mt-5">{title}</h1>
      {children && <div className="mt-2 max-w-[52ch] text-ink-2">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap items-center justify-center gap-3">{actions}</div>}
    </section>
  );
}

/** Without scripts the page reloads itself until the outcome is known. */
export function RefreshItself() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="5" />
      <p className="mt-3 text-sm text-ink-3">
        <Trans>This page reloads every five seconds.</Trans>
      </p>
    </noscript>
  );
}
