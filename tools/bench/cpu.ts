import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const tickMs = 10;

/** User and system time of a process in milliseconds, and that of its children which have ended. */
function spentMs(pid: number): { own: number; ended: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may contain anything.
    const cells = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = (place: number) => Number(cells[place]) * tickMs;
    return { own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) };
  } catch {
    // It has ended meanwhile; its parent counts it.
    return { own: 0, ended: 0 };
  }
}

export function parentOf(pid: number): number {
  const line = execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]).toString();
  return Number(line.trim());
}

/** Processor time that a program has taken so far with all its processes; only Linux counts it finely enough. */
export function cpuMsOf(pid: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n');
  const children = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([id = 0, parent]) => (parent === pid ? [id] : []));
  const { own, ended } = spentMs(pid);
  return children.reduce((sum, id) => sum + spentMs(id).own, own + ended);
}
