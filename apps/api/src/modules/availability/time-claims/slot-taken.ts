import { Problem } from '../../../platform/errors.ts';

/** The time is not free; names the next starts that are. */
export class SlotTaken extends Problem {
  readonly next: readonly Date[];

  constructor(next: readonly Date[]) {
    const told = next.map((start) => start.toISOString());
    super('slot-taken', { data: { code: 'slot-taken', next: told } });
    this.next = next;
  }
}
