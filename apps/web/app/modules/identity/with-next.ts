import { safePath } from '@souk/contract/shared/safe-path';

/** An address with the page to continue to afterwards. */
export const withNext = (path: string, next: string): string => `${path}?${new URLSearchParams({ next })}`;

/** The page that a request continues to; only pages of this site. */
export const nextOf = ({ url }: Request): string => safePath(new URL(url).searchParams.get('next'));
