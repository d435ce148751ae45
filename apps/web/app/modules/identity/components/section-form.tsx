import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { FormProblems } from '../../../lib/api.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

/** Why a section was refused; shown at its form. */
export interface SectionRefusal {
  section: string;
  problems: FormProblems;
}

interface SectionFormProps {
  section: string;
  action: string;
  /** The refusal of a post without scripts. */
  refusal: SectionRefusal | undefined;
  hasFiles?: boolean;
  labels?: Record<string, string>;
  /** Label of the button. */
  submit: ReactNode;
  tone?: 'primary' | 'line';
  children: ReactNode;
}

/** A section of a page with its own form and route; without scripts the whole page is rendered again. */
export function SectionForm({
  section,
  action,
  refusal,
  hasFiles,
  labels,
  submit,
  tone,
  children,
}: SectionFormProps) {
  const fetcher = useFetcher<SectionRefusal>();
  const told = fetcher.data ?? refusal;
  return (
    <FormScope of={told?.section === section ? told.problems : undefined}>
      <fetcher.Form
        method="post"
        action={action}
        noValidate
        className="space-y-4"
        {...(hasFiles ? { encType: 'multipart/form-data' as const } : {})}
      >
        <FormProblem {...(labels ? { labels } : {})} />
        {children}
        <SubmitButton fetcher={fetcher} tone={tone}>
          {submit}
        </SubmitButton>
      </fetcher.Form>
    </FormScope>
  );
}
