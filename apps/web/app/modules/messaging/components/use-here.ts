import { useLocation } from 'react-router';

/** The open conversation's address, for forms that come back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}
