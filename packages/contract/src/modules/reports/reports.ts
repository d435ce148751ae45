import { optionalText, text } from '../../shared/texts.ts';

export const reportStates = ['open', 'resolved', 'dismissed'] as const;

/** What one says who reports something. */
export const reportFields = { reason: text('Reason', { max: 100 }), comment: optionalText(1000) };
