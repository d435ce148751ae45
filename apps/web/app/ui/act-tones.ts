import type { ActTone } from './act-table.ts';
import type { ButtonTone } from './button.tsx';

export const actTones: Record<ActTone, ButtonTone> = { primary: 'primary', quiet: 'line', danger: 'danger' };
