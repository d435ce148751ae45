import type { Reader } from '../../../platform/db/database.ts';

/** Whether something that goes on still pays by this method. */
export type MethodUse = (reader: Reader, methodId: number) => Promise<boolean>;

const uses = new Map<string, MethodUse>();

/** A module whose things are paid for again and again says by which methods; such a method stays. */
export function registerMethodUse(name: string, isUsed: MethodUse): void {
  uses.set(name, isUsed);
}

export async function isMethodInUse(reader: Reader, methodId: number): Promise<boolean> {
  for (const isUsed of uses.values()) if (await isUsed(reader, methodId)) return true;
  return false;
}
