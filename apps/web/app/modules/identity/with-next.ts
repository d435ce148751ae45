import { safePath } from '@souk/contract/shared/safe-path';

/** An address that knows where to go on to afterwards. */
export const withNext = (path: string, next: string): string => `${path}?${new URLSearchParams({ next })}`;

/** Where a request wants to go on to; nowhere but on this site. */
export const nextOf = ({ url }: Request): string => safePath(new URL(url).searchParams.get('next'));
