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

/** What services may know of a vertical's things; each vertical registers its kinds once. */
export interface SubjectKind {
  /** The user who owns it, or undefined where it does not exist (any more). */
  owner: (reader: Reader, id: number) => Promise<number | undefined>;
  /** What a list of favourites, messages or reports shows, only for things that may still be seen. */
  cards: (reader: Reader, ids: readonly number[]) => Promise<SubjectCard[]>;
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

/** The owner of a subject, or record-not-found. */
export async function ownerOf(reader: Reader, kind: string, id: number): Promise<number> {
  const owner = await subjectKind(kind).owner(reader, id);
  if (owner === undefined) throw new Problem('record-not-found');
  return owner;
}
