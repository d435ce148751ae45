import { describe, expect, test } from 'vitest';
import { keptFor } from './kept.server.ts';
import { buildPageArgs, buildRequest } from './page.testing.ts';

const minuteMs = 60_000;

/** A page at each of these moments, all behind one door, and how often what it shows was loaded. */
async function loadedAt(moments: number[], load: (time: number) => Promise<number> = async (time) => time) {
  const { args, state } = await buildPageArgs(buildRequest());
  let times = 0;
  const kept = keptFor(minuteMs, () => {
    times += 1;
    return load(times);
  });
  const shown: unknown[] = [];
  for (const moment of moments) {
    state.now = new Date(moment);
    shown.push(await kept(args).catch((error: Error) => error.message));
  }
  return { kept, shown };
}

describe('what is the same for everyone', () => {
  test('is loaded once for so long', async () => {
    expect((await loadedAt([0, 1, minuteMs - 1])).shown).toEqual([1, 1, 1]);
    expect((await loadedAt([0, minuteMs, minuteMs + 1])).shown).toEqual([1, 2, 2]);
  });

  test('is loaded again where time went back', async () => {
    expect((await loadedAt([minuteMs, 0])).shown).toEqual([1, 2]);
  });

  test('is not kept where it could not be loaded', async () => {
    const load = async (time: number) => {
      if (time === 1) throw new Error('Down');
      return time;
    };

    expect((await loadedAt([0, 1, 2], load)).shown).toEqual(['Down', 2, 2]);
  });

  test('is loaded again through another door', async () => {
    const { kept, shown } = await loadedAt([0]);
    const other = await buildPageArgs(buildRequest());
    other.state.now = new Date(1);

    expect(shown).toEqual([1]);
    expect(await kept(other.args)).toBe(2);
  });
});
