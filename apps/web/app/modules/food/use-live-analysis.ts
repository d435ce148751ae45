import { longestList } from '@souk/contract/modules/food/shelves';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoodProfile } from './food-profile.ts';
import type { analyseLive, LiveAnalysis, PackClaim } from './live-analysis.ts';

const pauseMs = 250;

type Analyse = typeof analyseLive;

/** Runs once the browser has nothing better to do; not every browser tells. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, pauseMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}

interface Live {
  analysis: LiveAnalysis | undefined;
  /** What is typed is longer than any list that is judged; it is not cut. */
  isTooLong: boolean;
  /** Asks anew for what is typed now. */
  follow: (ingredients: string, claims: readonly PackClaim[]) => void;
}

/** Judges what is typed a moment after the last stroke; the engine is fetched while the page is idle. */
export function useLiveAnalysis(profile: FoodProfile): Live {
  const [analyse, setAnalyse] = useState<Analyse>();
  const [typed, setTyped] = useState<{ ingredients: string; claims: readonly PackClaim[] }>();
  const [analysis, setAnalysis] = useState<LiveAnalysis>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const engine = await import('./live-analysis.ts');
      if (!isOver) setAnalyse(() => engine.analyseLive);
    };
    // Without the engine the form does as well: the server judges what is sent.
    const cancel = whenIdle(() => void load().catch(() => undefined));
    return () => {
      isOver = true;
      cancel();
    };
  }, []);

  useEffect(() => {
    if (!analyse || !typed) return;
    const { ingredients, claims } = typed;
    const isJudged = ingredients.trim() !== '' && ingredients.trim().length <= longestList;
    setAnalysis(isJudged ? analyse(ingredients.trim(), claims, profile) : undefined);
  }, [analyse, typed, profile]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = useCallback((ingredients: string, claims: readonly PackClaim[]) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyped({ ingredients, claims }), pauseMs);
  }, []);
  const isTooLong = (typed?.ingredients.trim().length ?? 0) > longestList;
  return { analysis, isTooLong, follow };
}
