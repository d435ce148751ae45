import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The state of the stored pack. */
export interface PackFacts {
  /** Where the next page begins; undefined before the first. */
  cursor: string | undefined;
  /** Whether all pages have been fetched. */
  isWhole: boolean;
  engineVersion: number;
  /** When another version of the engine was seen; the server then judges its foods again for some minutes. */
  engineChangedAt: number;
  /** Foods and bytes of each block. */
  counts: number[];
  sizes: number[];
  /** When it was last as new as the server's, in milliseconds. */
  updatedAt: number;
}

/** A scan that was answered here. */
export interface KeptScan {
  kind: 'scan';
  client_key: string;
  /** The account that did it; null is a visitor of this device. */
  ownerId: number | null;
  at: string;
  product_code: string;
  name: string;
}

/** A food that was added without a network. */
export interface KeptAddition extends Omit<KeptScan, 'kind'> {
  kind: 'addition';
  brand?: string;
  quantity?: string;
  ingredients?: string;
  language?: string;
}

export type Kept = KeptScan | KeptAddition;

/** The results of sent items, until they are reported. */
export interface SentReport {
  ownerId: number | null;
  scans: number;
  added: string[];
  existing: string[];
  refused: string[];
}

/** Whose device it is at the moment, as the last page with a network knew it. */
export interface Holder {
  id: number | null;
  /** The account's profile in the cookie's format; a visitor's is in the cookie itself. */
  profile: string;
}

interface FoodStore extends DBSchema {
  blocks: { key: number; value: Uint8Array };
  queue: { key: string; value: Kept };
  pack: { key: 'pack'; value: PackFacts };
  holder: { key: 'holder'; value: Holder };
  report: { key: 'report'; value: SentReport };
}

let opened: Promise<IDBPDatabase<FoodStore>> | undefined;

/** The device's own database; pages and the worker share it. */
export function foodStore(): Promise<IDBPDatabase<FoodStore>> {
  opened ??= openDB<FoodStore>('souk-food', 2, {
    upgrade(store, before, _after, change) {
      if (before < 1) {
        for (const name of ['blocks', 'pack', 'holder', 'report'] as const) store.createObjectStore(name);
        store.createObjectStore('queue', { keyPath: 'client_key' });
      } else {
        // Foods of the older format lack what a page shows now: they are fetched again.
        void change.objectStore('blocks').clear();
        void change.objectStore('pack').clear();
      }
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}
