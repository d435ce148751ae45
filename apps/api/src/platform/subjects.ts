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

/** What can still be shown of a thing that is no longer found. */
export interface SubjectRemains {
  id: number;
  because: 'sold' | 'expired' | 'deleted' | 'withdrawn';
  /** Its title while it was public. */
  title: string;
  imagePath: string | null;
  /** Its page, if that still opens. */
  path: string | null;
  /** The part of the market it belongs to. */
  module: string;
}

/** An order or booking of a user who has received what was bought and may therefore review it. */
export interface ReviewableDeal {
  subjectId: number;
  dealKind: string;
  dealId: number;
  /** The person reviewed, who may reply: the seller, or the customer if the seller writes. */
  reviewedId: number;
  /** The other side writes too, so neither review is published before both are there. */
  isMutual: boolean;
  /** Since when they may. */
  receivedAt: Date;
}

interface DealsWanted {
  /** Only deals over this thing. */
  subjectId?: number | undefined;
  limit: number;
}

/** How things of a kind are boosted for money. */
interface BoostDoor {
  /** Whether this user's thing can be boosted now. */
  mayBoost: (reader: Reader, userId: number, id: number) => Promise<boolean>;
  /** Makes the thing premium (2), featured (1) or neither (0), in whatever state it is. */
  setTier: (tx: Tx, id: number, tier: 0 | 1 | 2) => Promise<void>;
}

/** What services may know of a vertical's things; each vertical registers its kinds once. */
export interface SubjectKind {
  /** The user who owns it, or undefined if it does not exist (any more). */
  owner: (reader: Reader, id: number) => Promise<number | undefined>;
  /** What a list of favourites, messages or reports shows, only for things that are visible. */
  cards: (reader: Reader, ids: readonly number[]) => Promise<SubjectCard[]>;
  /** What users who kept it may still read once it is gone. */
  remains?: (reader: Reader, ids: readonly number[]) => Promise<SubjectRemains[]>;
  /** Values of `module_type` by which calls name this kind (`classified`, `retail`). */
  moduleTypes?: readonly string[];
  /** Known only to the two sides of a deal: nobody can put it on a list by its id. */
  isBetweenSides?: true;
  /** The user's deals over things of this kind, the latest received first; without it they cannot be reviewed. */
  dealsToReview?: (reader: Reader, userId: number, wanted: DealsWanted) => Promise<ReviewableDeal[]>;
  /** Without it nothing of the kind can be boosted. */
  boost?: BoostDoor;
  /** How many things of a user count against their posting limit. */
  countPosted?: (reader: Reader, ownerId: number) => Promise<number>;
}

const kinds = new Map<string, SubjectKind>();

export function registerSubjects(subjects: Record<string, SubjectKind>): void {
  for (const [kind, subject] of Object.entries(subjects)) kinds.set(kind, subject);
}

/** A kind's registration; an unknown kind counts as a missing record. */
export function subjectKind(kind: string): SubjectKind {
  const found = kinds.get(kind);
  if (!found) throw new Problem('record-not-found');
  return found;
}

/** The kind that a call's `module_type` names; a kind's own name is valid too. */
export function kindOf(moduleType: string): string {
  const named = kinds.get(moduleType);
  if (named && !named.isBetweenSides) return moduleType;
  for (const [kind, { moduleTypes }] of kinds) if (moduleTypes?.includes(moduleType)) return kind;
  throw new Problem('record-not-found');
}

/** All kinds that a call's `module_type` names: of what is booked, services and businesses. */
export function kindsOf(moduleType: string): string[] {
  if (kinds.has(moduleType)) return [kindOf(moduleType)];
  const named = [...kinds].filter(([, { moduleTypes }]) => moduleTypes?.includes(moduleType));
  if (named.length === 0) throw new Problem('record-not-found');
  return named.map(([kind]) => kind);
}

/** The kinds whose things may be reviewed. */
export const reviewableKinds = (): string[] =>
  [...kinds].flatMap(([kind, { dealsToReview }]) => (dealsToReview ? [kind] : []));

/** The kind that a call's `module_type` names, preferring one that can be reviewed. */
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
