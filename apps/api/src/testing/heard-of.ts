import { Recorder } from '../../../../tools/bench/recorder.ts';
import { clock, minutesMs } from '../platform/clock.ts';

const recorder = new Recorder();

/** Makes a call and says what it has asked of the database, wave by wave, what it has not waited for included. */
export async function heardOf<Reply>(make: () => Promise<Reply>) {
  await recorder.settle();
  recorder.begin();
  const reply = await make();
  await recorder.settle();
  const waves = recorder.waves.map((wave) => wave.map(({ text }) => text));
  return { reply, waves: waves.length, statements: waves.flat() };
}

let aheadMs = 0;

/** What this process has just changed is kept in memory again. */
export function settleDown(): void {
  aheadMs += minutesMs(1);
  clock.setLocalOffset(aheadMs);
}
