import { defineLife } from '../../../platform/states.ts';

export const instalmentStates = ['planned', 'due', 'overdue', 'paid', 'dropped'] as const;
type InstalmentState = (typeof instalmentStates)[number];
export type InstalmentMove = 'fall-due' | 'run-over' | 'pay' | 'give-up' | 'drop';

/** How payments name an instalment. */
export const instalmentKind = 'sales.instalment';

/** The moments come from the plan, so the minutes here only say which moves time makes. */
const byPlan = 0;

/**
 * A share of a sale's price that is paid on its own. It is planned until it is due; unpaid at its hour it is overdue,
 * and after the plan's grace time gives it up: what follows is the trade's to say.
 */
export const instalmentLife = defineLife<InstalmentState, InstalmentMove>({
  name: instalmentKind,
  states: instalmentStates,
  first: 'planned',
  ends: ['paid', 'dropped'],
  refusal: 'instalment-move-not-allowed',
  moves: {
    'fall-due': { from: ['planned'], to: 'due', by: ['system'] },
    'run-over': { from: ['due'], to: 'overdue', by: ['system'], afterMinutes: byPlan },
    pay: { from: ['planned', 'due', 'overdue'], to: 'paid', by: ['system'] },
    'give-up': { from: ['overdue'], to: 'dropped', by: ['system'], afterMinutes: byPlan },
    drop: { from: ['planned', 'due', 'overdue'], to: 'dropped', by: ['system'] },
  },
});
