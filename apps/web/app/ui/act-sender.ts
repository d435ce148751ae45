import type { useFetcher } from 'react-router';
import type { FormOutcome } from './form-scope.tsx';

/** The refusal of a dialog's question, and which question it was. */
export type ActOutcome = FormOutcome & { path?: string };

/** The fetcher that sends the moves of one row. */
export type ActSender = ReturnType<typeof useFetcher<ActOutcome>>;
