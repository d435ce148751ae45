import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { loginAddress } from '../../lib/login-address.ts';
import { useViewer } from '../../lib/page-root.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { IconShape } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useLogin } from './login-context.tsx';

interface DialogActionProps {
  /** The equivalent page without scripts. */
  to: string;
  tone?: 'primary' | 'line' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  isWide?: boolean;
  icon?: IconShape;
  title: ReactNode;
  children: ReactNode;
  /** The form in the dialog; its argument closes the dialog. */
  form: (onDone: () => void) => ReactNode;
}

const waiting = (
  <span className="grid h-40 place-items-center text-ink-3">
    <Spinner size={20} />
  </span>
);

/** A button that opens a form in a dialog; visitors are asked to log in, and without scripts it is a page. */
export function DialogAction({
  to,
  title,
  children,
  form,
  icon,
  tone = 'line',
  size = 'lg',
  isWide = false,
}: DialogActionProps) {
  const viewer = useViewer();
  const login = useLogin();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (viewer) setOpen(true);
    else login.open();
  };
  const close = () => setOpen(false);
  return (
    <>
      <ButtonLink
        to={viewer ? to : loginAddress(pathname)}
        onClick={open}
        tone={tone}
        size={size}
        isWide={isWide}
        icon={icon}
        aria-haspopup="dialog"
      >
        {children}
      </ButtonLink>
      <Dialog isOpen={isOpen} onClose={close} title={title}>
        <Suspense fallback={waiting}>{form(close)}</Suspense>
      </Dialog>
    </>
  );
}
