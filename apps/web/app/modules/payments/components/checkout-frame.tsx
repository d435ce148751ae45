import type { ReactNode } from 'react';

/** The frame of a page below the checkout's header, without a drawer. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return <div className="page pt-6 pb-16 lg:pt-10">{children}</div>;
}
