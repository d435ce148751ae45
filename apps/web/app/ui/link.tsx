import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export const linkClass =
  'rounded-xs font-semibold text-brand-ink underline-offset-[3px] hover:underline active:text-brand-hover';

/** A link within text. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${linkClass} ${className}`} />;
}
