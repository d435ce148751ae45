import type { Reader, Tx } from './db/database.ts';
import { Problem } from './errors.ts';

export interface SubjectCard {
  id: number;
  title: string;
  /** Path of its page; empty where it has none. */
  path: string;
  imagePath: string | null;
  priceCents: number | null;
}

/** What is left to say of a thing that cannot be found any more. */
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

/** An order or booking of which a user has what was bought, on which they may review the thing. */
export interface ReviewableDeal {
  subjectId: number;
  dealKind: string;
  dealId: number;
  /** Who is reviewed and may reply: the seller, or the customer where the seller writes. */
  reviewedId: number;
  /** The other side writes too, so neither is published before both are there. */
  isMutual: boolean;
  /** Since when they may. */
  receivedAt: Date;
}

interface DealsWanted {
  /** Deals over this thing alone. */
  subjectId?: number | undefined;
  limit: number;
}

/** How things of a kind are put forward in lists against money. */
interface BoostDoor {
  /** Whether this user's thing may be put forward now. */
  mayBoost: (reader: Reader, userId: number, id: number) => Promise<boolean>;
  /** Puts the thing among the premium (2), the featured (1) or the other ones (0), in whatever state it is. */
  setTier: (tx: Tx, id: number, tier: 0 | 1 | 2) => Promise<void>;
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
  /** Known to the two sides of a deal alone: nobody puts it on a list by its number. */
  isBetweenSides?: true;
  /** Deals of the user over things of this kind, received the latest first; without it nobody reviews them. */
  dealsToReview?: (reader: Reader, userId: number, wanted: DealsWanted) => Promise<ReviewableDeal[]>;
  /** Without it nothing of the kind can be boosted. */
  boost?: BoostDoor;
  /** How many things of a user count against his posting limit. */
  countPosted?: (reader: Reader, ownerId: number) => Promise<number>;
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
  const named = kinds.get(moduleType);
  if (named && !named.isBetweenSides) return moduleType;
  for (const [kind, { moduleTypes }] of kinds) if (moduleTypes?.includes(moduleType)) return kind;
  throw new Problem('record-not-found');
}

/** The kinds whose things may be reviewed. */
export const reviewableKinds = (): string[] =>
  [...kinds].flatMap(([kind, { dealsToReview }]) => (dealsToReview ? [kind] : []));

/** The kind that a call's `module_type` names, one that may be reviewed before others of the same name. */
export const reviewedKindOf = (moduleType: string): string =>
  reviewableKinds().find(
    (kind) => kind === moduleType || kinds.get(kind)?.moduleTypes?.includes(moduleType),
  ) ?? kindOf(moduleType);

/** How many things of all kinds count against a user's posting limit. */
export async function countPosted(reader: Reader, ownerId: number): Promise<number> {
  let posted = 0;
  for (const { countPosted: count } of kinds.values()) posted += (await count?.(reader, ownerId)) ?? 0;
  return posted;
}
