import { createContext, type ReactNode, useContext, useId } from 'react';

/** Problems and values of a refused form, as an action returns them. */
export interface FormOutcome {
  form?: string | undefined;
  fields?: Record<string, string[]> | undefined;
  values?: Record<string, unknown> | undefined;
}

interface Scope {
  outcome: FormOutcome;
  prefix: string;
}

const ScopeContext = createContext<Scope>({ outcome: {}, prefix: 'field' });

/** Gives the fields inside the problems and values of the last attempt. */
export function FormScope({ of, children }: { of?: FormOutcome | null | undefined; children: ReactNode }) {
  const prefix = useId();
  return <ScopeContext value={{ outcome: of ?? {}, prefix }}>{children}</ScopeContext>;
}

export const useFormScope = (): Scope => useContext(ScopeContext);

/** The id of a field's control; the problem summary links to it. */
export const fieldId = (prefix: string, name: string) => `${prefix}-${name.replace(/[^\w-]+/g, '-')}`;

interface FieldGiven {
  name: string;
  problem?: string | readonly string[] | undefined;
  hint?: ReactNode;
  /** Which of several fields of one name. */
  nth?: number | undefined;
}

export interface FieldLinks {
  id: string;
  problem: string | undefined;
  typed: unknown;
  hintId: string | undefined;
  problemId: string | undefined;
  describedBy: string | undefined;
}

/** Id, problem and earlier value of one field, and the ids that describe it. */
export function useField({ name, problem, hint, nth = 0 }: FieldGiven): FieldLinks {
  const { outcome, prefix } = useFormScope();
  const given = problem ?? outcome.fields?.[name];
  const text = typeof given === 'string' ? given : given?.[0];
  const id = nth === 0 ? fieldId(prefix, name) : fieldId(prefix, `${name}-${nth}`);
  const hintId = hint ? `${id}-hint` : undefined;
  const problemId = text ? `${id}-problem` : undefined;
  return {
    id,
    problem: text,
    typed: outcome.values?.[name],
    hintId,
    problemId,
    describedBy: [problemId, hintId].filter(Boolean).join(' ') || undefined,
  };
}

/** The typed value, as text. */
export const typedText = (typed: unknown): string | undefined =>
  typeof typed === 'string' ? typed : undefined;
