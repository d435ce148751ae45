import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { isOpeningProgress, type OpeningProgress } from '../../apps/api/src/platform/opening.ts';

interface Told {
  /** Called with the progress of the slowest part, each time it advances. */
  tell: (progress: OpeningProgress) => void;
  ended: (name: string) => void;
}

export interface SideBySide {
  /** Sends all of them their input; resolves when all have succeeded; if one fails all are stopped. */
  live: (order: object, told: Told) => Promise<void>;
  stop: () => void;
  isAnyLeft: () => boolean;
}

/** Starts a process of this program for each name, which loads and then waits for its input. */
export function startSideBySide(
  program: string,
  names: readonly string[],
  environment: Record<string, string>,
): SideBySide {
  const env = { ...process.env, ...environment };
  const children = new Map<string, ChildProcess>(
    names.map((name) => [name, fork(program, [name], { env, execArgv: [] })]),
  );
  const stop = () => {
    for (const child of children.values()) child.kill('SIGKILL');
  };
  // The first failure is the reason; the others were only stopped because of it.
  let failure: Error | undefined;
  const ends = [...children].map(async ([name, child]) => {
    // Its last output arrives after its end.
    const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    if (code === 0) return name;
    stop();
    failure ??= new Error(
      `The part "${name}" of the demo market has failed (${signal ?? `status ${code}`}).`,
    );
    return undefined;
  });

  return {
    live: async (order, { tell, ended }) => {
      const days = new Map(names.map((name) => [name, -1]));
      let slowest = -1;
      const hear = (name: string, progress: OpeningProgress) => {
        days.set(name, progress.daysMade);
        const least = Math.min(...days.values());
        if (least > slowest) tell({ ...progress, daysMade: least });
        slowest = least;
      };
      for (const [name, child] of children) {
        child.on('message', (message) => {
          if (isOpeningProgress(message)) hear(name, message);
        });
        // A process that has ended has failed, which is reported below.
        child.send(order, () => undefined);
      }
      for (const end of ends) void end.then((name) => name && ended(name));
      await Promise.all(ends);
      if (failure) throw failure;
    },
    stop,
    isAnyLeft: () =>
      [...children.values()].some(({ exitCode, signalCode }) => exitCode === null && signalCode === null),
  };
}
