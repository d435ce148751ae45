import type { ReactNode } from 'react';
import { loginAddress } from '../../../../lib/login-address.ts';
import { useViewer } from '../../../../lib/page-root.ts';
import { ButtonLink, type ButtonLinkProps } from '../../../../ui/button.tsx';
import { messagesPath } from '../../../messaging/index.ts';

interface MessageLinkProps extends Omit<ButtonLinkProps, 'to'> {
  /** The user to whom it is written. */
  to: number;
  children: ReactNode;
}

/** Leads to the conversation with somebody; visitors log in first. Nobody writes to themselves. */
export function MessageLink({ to, ...link }: MessageLinkProps) {
  const viewer = useViewer();
  const path = messagesPath({ userId: to });
  if (viewer?.user_id === to) return null;
  return <ButtonLink {...link} tone="line" to={viewer ? path : loginAddress(path)} />;
}
