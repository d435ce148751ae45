import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button, type ButtonProps } from './button.tsx';

interface WayProps {
  formId: string;
  /** The action that the form is submitted to. */
  to: string;
  /** Something is still pending, such as an upload. */
  isBusy?: boolean | undefined;
}

/** All buttons submit the wizard's one form; each shows its own pending state. */
function WayButton({ formId, to, isBusy, ...button }: WayProps & ButtonProps) {
  const { formAction: going } = useNavigation();
  return (
    <Button
      {...button}
      type="submit"
      form={formId}
      formAction={to}
      disabled={isBusy}
      isLoading={going === to}
    />
  );
}

interface NextWayProps extends WayProps {
  /** Name of the next step. */
  next: string;
  /** Label on the last step, which finishes. */
  finish?: ReactNode;
}

export const loweredName = (name: string) => name.charAt(0).toLocaleLowerCase() + name.slice(1);

/** Continues to the next step, or finishes. */
export function NextWay({ next: name, finish, ...way }: NextWayProps) {
  const next = loweredName(name);
  if (finish)
    return (
      <WayButton {...way} size="lg">
        {finish}
      </WayButton>
    );
  return (
    <WayButton {...way} size="lg" iconEnd={ArrowRight}>
      <span>
        <Trans>
          Continue <span className="max-sm:sr-only">to {next}</span>
        </Trans>
      </span>
    </WayButton>
  );
}

export function BackWay(way: WayProps) {
  return (
    <WayButton {...way} tone="line" icon={ArrowLeft}>
      <Trans>Back</Trans>
    </WayButton>
  );
}

/** Saves the input and leaves. */
export function ExitWay({ children, ...way }: WayProps & { children: ReactNode }) {
  return (
    <WayButton {...way} tone="ghost">
      {children}
    </WayButton>
  );
}

/** Enter presses a form's first button, which would otherwise be the one that leaves. */
export function EnterContinues({ formId, to }: WayProps) {
  const { t } = useLingui();
  return (
    <button type="submit" form={formId} formAction={to} className="sr-only" tabIndex={-1} aria-hidden="true">
      {t`Continue`}
    </button>
  );
}
