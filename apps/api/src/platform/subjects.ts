import type { Reader } from './db/database.ts';
import { Problem } from './errors.ts';

export interface SubjectCard {
  id: number;
  title: string;
  /** Path of its page. */
  path: string;
  imagePath: string | null;
  priceCents: number | null;
}

/** What is left to say of a thing that can not be found any more. */
export interface SubjectRemains {
  id: number;
  because: 'sold' | 'expired' | 'deleted' | 'withdrawn';
  /** As everyone could read it while it was public. */
  title: string;
  imagePath: string | null;
  /** Its page, where that still opens. */
  path: string | null;
  /** The part of the market it belongs to. */
  module: string;
}

/** What services may know of a vertical's things; each vertical registers its kinds once. */
export interface SubjectKind {
  /** The user who owns it, or undefined where it does not exist (any more). */
  owner: (reader: Reader, id: number) => Promise<number | undefined>;
  /** What a list of favourites, messages or reports shows, only for things that may still be seen. */
  cards: (reader: Reader, ids: readonly number[]) => Promise<SubjectCard[]>;
  /** What people who kept it may still read of it once it is gone. */
  remains?: (reader: Reader, ids: readonly number[]) => Promise<SubjectRemains[]>;
  /** Values of `module_type` by which calls name this kind (`classified`, `retail`). */
  moduleTypes?: readonly string[];
}

const kinds = new Map<string, SubjectKind>();

export function registerSubjects(subjects: Record<string, SubjectKind>): void {
  for (const [kind, subject] of Object.entries(subjects)) kinds.set(kind, subject);
}

/** The kind's registration; an unknown kind names no record. */
export function subjectKind(kind: string): SubjectKind {
  const found = kinds.get(kind);
  if (!found) throw new Problem('record-not-found');
  return found;
}

/** The kind that a call's `module_type` names; a kind's own name is one too. */
export function kindOf(moduleType: string): string {
  if (kinds.has(moduleType)) return moduleType;
  for (const [kind, { moduleTypes }] of kinds) if (moduleTypes?.includes(moduleType)) return kind;
  throw new Problem('record-not-found');
}
