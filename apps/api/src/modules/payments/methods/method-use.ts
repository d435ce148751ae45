import type { Reader } from '../../../platform/db/database.ts';

/** Whether a running subscription or the like still pays with this method. */
export type MethodUse = (reader: Reader, methodId: number) => Promise<boolean>;

const uses = new Map<string, MethodUse>();

/** A module that charges repeatedly says which methods it uses; those cannot be deleted. */
export function registerMethodUse(name: string, isUsed: MethodUse): void {
  uses.set(name, isUsed);
}

export async function isMethodInUse(reader: Reader, methodId: number): Promise<boolean> {
  for (const isUsed of uses.values()) if (await isUsed(reader, methodId)) return true;
  return false;
}
