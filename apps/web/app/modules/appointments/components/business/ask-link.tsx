import type { ReactNode } from 'react';
import { useViewer } from '../../../../lib/page-root.ts';
import { ButtonLink, type ButtonLinkProps } from '../../../../ui/button.tsx';
import { askPath } from '../../quote-paths.ts';

interface AskLinkProps extends Omit<ButtonLinkProps, 'to'> {
  businessId: number;
  serviceId?: number;
  children: ReactNode;
}

/** Leads to the form that asks a business for a quote; businesses ask nobody. */
export function AskLink({ businessId, serviceId, ...link }: AskLinkProps) {
  const viewer = useViewer();
  if (viewer && viewer.seller_type !== 'private') return null;
  return <ButtonLink {...link} tone="line" to={askPath(businessId, serviceId)} />;
}
