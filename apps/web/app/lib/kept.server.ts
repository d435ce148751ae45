import { type PageArgs, pageStateOf } from './page-state.server.ts';

type Load<T> = (args: PageArgs) => Promise<T>;

/** Caches what is the same for everyone and changes rarely: one call serves all pages for this long. */
export function keptFor<T>(ms: number, load: Load<T>): Load<T> {
  let kept: { value: Promise<T>; untilMs: number } | undefined;
  return (args) => {
    const nowMs = pageStateOf(args).now.getTime();
    // The product's time can be moved in either direction.
    if (kept && nowMs < kept.untilMs && nowMs >= kept.untilMs - ms) return kept.value;
    const value = load(args);
    const fresh = { value, untilMs: nowMs + ms };
    kept = fresh;
    value.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return value;
  };
}
