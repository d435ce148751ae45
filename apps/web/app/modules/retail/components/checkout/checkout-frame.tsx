import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../ui/icon.tsx';

interface CheckoutFrameProps {
  title: ReactNode;
  back?: { to: string; words: ReactNode };
  /** Above both columns. */
  notice?: ReactNode;
  children: ReactNode;
  aside: ReactNode;
}

/** The steps with the order beside them. */
export function CheckoutFrame({ title, back, notice, children, aside }: CheckoutFrameProps) {
  const { to, words } = back ?? { to: '/cart', words: <Trans>Back to cart</Trans> };
  return (
    <div className="page py-6 lg:py-10">
      <Link
        to={to}
        className="inline-flex h-11 items-center gap-1.5 text-[15px] font-semibold text-ink-2 hover:text-ink"
      >
        <Icon of={ArrowLeft} size={18} isDirectional />
        {words}
      </Link>
      <h1 className="h-page mb-6">{title}</h1>
      {notice && <div className="mb-4 space-y-4">{notice}</div>}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-10">
        <div className="space-y-4">{children}</div>
        <div className="self-start lg:sticky lg:top-8">{aside}</div>
      </div>
    </div>
  );
}
