import type { Door } from './door.ts';
import { type PageArgs, pageStateOf } from './page-state.server.ts';

type Load<T> = (args: PageArgs) => Promise<T>;

/** Caches what is the same for everyone and changes rarely: one call through a door serves all its pages for so long. */
export function keptFor<T>(ms: number, load: Load<T>): Load<T> {
  let kept: { value: Promise<T>; door: Door; untilMs: number } | undefined;
  return (args) => {
    const { now, door } = pageStateOf(args);
    const nowMs = now.getTime();
    // The product's time can be moved in either direction.
    if (kept?.door === door && nowMs < kept.untilMs && nowMs >= kept.untilMs - ms) return kept.value;
    const value = load(args);
    const fresh = { value, door, untilMs: nowMs + ms };
    kept = fresh;
    value.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return value;
  };
}
