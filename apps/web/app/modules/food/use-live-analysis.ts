import { longestList } from '@souk/contract/modules/food/shelves';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoodProfile } from './food-profile.ts';
import type { analyseLive, LiveAnalysis, PackClaim } from './live-analysis.ts';

const pauseMs = 250;

type Analyse = typeof analyseLive;

/** Runs once the browser is idle, in browsers that can tell. */
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
  /** The input is longer than any list that is judged; it is not cut. */
  isTooLong: boolean;
  /** Judges the present input again. */
  follow: (ingredients: string, claims: readonly PackClaim[]) => void;
}

/** Judges the input a moment after the last keystroke; the engine is loaded while the page is idle. */
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
    // The form also works without the engine: the server judges what is sent.
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
