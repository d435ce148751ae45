import { defineLife } from '../../../platform/states.ts';

export const instalmentStates = ['planned', 'due', 'overdue', 'paid', 'dropped'] as const;
type InstalmentState = (typeof instalmentStates)[number];
export type InstalmentMove = 'fall-due' | 'postpone' | 'run-over' | 'pay' | 'stay-owed' | 'give-up' | 'drop';

/** The kind by which payments refer to an instalment. */
export const instalmentKind = 'sales.instalment';

/** The plan sets the times; the minutes here only mark which moves are timed. */
const byPlan = 0;

/**
 * A share of a sale's price that is paid on its own. It is planned until it is due, overdue if it is not paid then,
 * and abandoned after the plan's grace time, unless what it pays for was done: then it stays owed.
 */
export const instalmentLife = defineLife<InstalmentState, InstalmentMove>({
  name: instalmentKind,
  states: instalmentStates,
  first: 'planned',
  ends: ['paid', 'dropped'],
  refusal: 'instalment-move-not-allowed',
  moves: {
    'fall-due': { from: ['planned'], to: 'due', by: ['system'] },
    postpone: { from: ['due'], to: 'due', by: ['system'] },
    'run-over': { from: ['due'], to: 'overdue', by: ['system'], afterMinutes: byPlan },
    pay: { from: ['planned', 'due', 'overdue'], to: 'paid', by: ['system'] },
    'stay-owed': { from: ['overdue'], to: 'overdue', by: ['system'] },
    'give-up': { from: ['overdue'], to: 'dropped', by: ['system'], afterMinutes: byPlan },
    drop: { from: ['planned', 'due', 'overdue'], to: 'dropped', by: ['system'] },
  },
});
