import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { clock, fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { digestOf, newToken } from '../../../platform/ids.ts';
import { factorLimits } from './second-factor.rules.ts';
import { type ChallengePurpose, type ChallengeRow, challenges } from './second-factor.tables.ts';

interface NewChallenge {
  purpose: ChallengePurpose;
  userId?: number;
  isAdmin?: boolean;
  challenge?: string;
}

/** Stores a challenge and returns its token, of which only the digest is stored. */
export async function addChallenge(db: Reader, asked: NewChallenge): Promise<string> {
  const token = newToken();
  await db.insert(challenges).values({
    ...asked,
    tokenDigest: digestOf(token),
    expiresAt: fromNow(minutesMs(factorLimits.stepMinutes)),
  });
  return token;
}

const open = (token: string, purpose: ChallengePurpose) =>
  and(
    eq(challenges.tokenDigest, digestOf(token)),
    eq(challenges.purpose, purpose),
    isNull(challenges.usedAt),
    gt(challenges.expiresAt, clock.now()),
  );

/** A challenge that can still be answered; each lookup for an answer uses one of its few attempts. */
export async function tryChallenge(
  db: Reader,
  token: string,
  purpose: ChallengePurpose,
): Promise<ChallengeRow> {
  const [tried] = await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(and(open(token, purpose), lt(challenges.attempts, factorLimits.attemptsPerStep)))
    .returning();
  if (!tried) throw new Problem('sign-in-too-old');
  return tried;
}

/** Stores the passkey options of an open sign-in. */
export async function setQuestion(
  db: Reader,
  token: string,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<ChallengeRow> {
  const [found] = await db.update(challenges).set({ challenge }).where(open(token, purpose)).returning();
  if (!found) throw new Problem('sign-in-too-old');
  return found;
}

/** Marks a challenge as used; of two parallel correct answers only one succeeds. */
export async function useChallenge(db: Reader, { id }: ChallengeRow): Promise<void> {
  const used = await db
    .update(challenges)
    .set({ usedAt: clock.now() })
    .where(and(eq(challenges.id, id), isNull(challenges.usedAt)))
    .returning({ id: challenges.id });
  if (used.length === 0) throw new Problem('sign-in-too-old');
}
