import type { ReactNode } from 'react';

/** Room around a page below the header of the checkout, where no drawer stands. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return <div className="page pt-6 pb-16 lg:pt-10">{children}</div>;
}
