import type { ServiceRow } from './service.tables.ts';

/** Everybody may see and book it: it is active, not deleted, and its seller is not blocked. */
export const isPublic = ({
  isActive,
  isHidden,
  archivedAt,
}: Pick<ServiceRow, 'isActive' | 'isHidden' | 'archivedAt'>): boolean =>
  isActive && !isHidden && archivedAt === null;
