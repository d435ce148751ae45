import type { useFetcher } from 'react-router';
import type { FormOutcome } from './form-scope.tsx';

/** What a dialog's question was refused for, and which question that was. */
export type ActOutcome = FormOutcome & { path?: string };

/** What sends the moves of one row. */
export type ActSender = ReturnType<typeof useFetcher<ActOutcome>>;
