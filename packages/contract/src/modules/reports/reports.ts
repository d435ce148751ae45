import { optionalText, text } from '../../shared/texts.ts';

export const reportStates = ['open', 'resolved', 'dismissed'] as const;

/** What a reporter sends. */
export const reportFields = { reason: text('Reason', { max: 100 }), comment: optionalText(1000) };
