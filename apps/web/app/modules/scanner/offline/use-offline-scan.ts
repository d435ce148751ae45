import { useEffect, useEffectEvent, useState } from 'react';
import { findPack } from './food-pack.ts';
import { findHolder } from './holder.ts';
import { type Answer, lookUp } from './look-up.ts';
import { keepScan } from './queue.ts';
import { askForSync } from './queue-tag.ts';
import type { Holder, PackFacts } from './store.ts';

/** Keeps the scan, so that it is among the recent scans once there is a network. */
async function noteScan({ id }: Holder, answer: Answer): Promise<void> {
  if (answer.kind !== 'found') return;
  const { gtin, food } = answer;
  await keepScan({ ownerId: id, at: new Date().toISOString(), product_code: gtin, name: food.name });
  await askForSync();
}

export interface OfflineScan {
  /** Undefined until it is read from the device. */
  holder: Holder | undefined;
  /** Null if the device has no pack. */
  pack: PackFacts | null | undefined;
  answer: Answer | undefined;
  isFailed: boolean;
  ask: (typed: string) => void;
  clear: () => void;
}

/** Looks codes up on the device; the code in the address immediately. */
export function useOfflineScan(): OfflineScan {
  const [holder, setHolder] = useState<Holder>();
  const [pack, setPack] = useState<PackFacts | null>();
  const [answer, setAnswer] = useState<Answer>();
  const [isFailed, setFailed] = useState(false);

  const ask = async (typed: string) => {
    try {
      const owner = await findHolder();
      const found = await lookUp(typed);
      setHolder(owner);
      setAnswer(found);
      setFailed(false);
      // The answer is shown even if there is no room to record it.
      await noteScan(owner, found).catch(() => undefined);
    } catch {
      setFailed(true);
    }
  };
  const begin = useEffectEvent(async () => {
    const typed = new URLSearchParams(location.search).get('keyword');
    if (typed) await ask(typed);
    else setHolder(await findHolder());
    setPack((await findPack()) ?? null);
  });
  useEffect(() => {
    begin().catch(() => setFailed(true));
  }, []);
  return {
    holder,
    pack,
    answer,
    isFailed,
    ask: (typed) => void ask(typed),
    clear: () => setAnswer(undefined),
  };
}
