import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedFaq } from '@souk/contract/modules/admin/content';
import { Form } from 'react-router';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { faqActs } from '../row-acts.ts';
import { DeskActs } from './desk-acts.tsx';
import { Panel } from './desk-head.tsx';

function FaqForm({ faq, groups }: { faq?: EditedFaq; groups: readonly string[] }) {
  const { t } = useLingui();
  const action = faq ? `/admin/faqs/${faq.id}/update` : '/admin/faqs';
  const listId = `faq-groups-${faq?.id ?? 'new'}`;
  return (
    <Form method="post" action={action} className="grid gap-4">
      <TextField
        name="question"
        label={t`Question`}
        defaultValue={faq?.question ?? ''}
        maxLength={200}
        required
      />
      <TextArea
        name="answer"
        label={t`Answer`}
        hint={t`HTML: paragraphs, lists and links.`}
        defaultValue={faq?.answer ?? ''}
        rows={4}
        required
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_120px]">
        <TextField
          name="group"
          label={t`Group`}
          defaultValue={faq?.group ?? ''}
          maxLength={60}
          list={listId}
          required
        />
        <TextField
          name="position"
          label={t`Position`}
          inputMode="numeric"
          defaultValue={faq ? String(faq.position) : ''}
        />
      </div>
      <datalist id={listId}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      <div className="flex justify-end">
        <SubmitButton formAction={action} size="sm" tone={faq ? 'ink' : 'primary'}>
          {faq ? <Trans>Save the question</Trans> : <Trans>Add the question</Trans>}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Questions and answers by group, each to unfold and edit. */
export function FaqEditor({ faqs }: { faqs: readonly EditedFaq[] }) {
  const groups = [...new Set(faqs.map(({ group }) => group))];
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_420px]">
      <div className="grid gap-4">
        {groups.map((group) => (
          <Panel key={group} title={group}>
            <ul className="divide-y divide-line">
              {faqs
                .filter((faq) => faq.group === group)
                .map((faq) => (
                  <li key={faq.id}>
                    <details>
                      <summary className="flex min-h-11 items-center text-[15px] font-medium">
                        {faq.question}
                      </summary>
                      <div className="pb-4">
                        <FormScope>
                          <FaqForm faq={faq} groups={groups} />
                        </FormScope>
                        <div className="mt-2 flex justify-end">
                          <DeskActs of={faqActs} row={faq} />
                        </div>
                      </div>
                    </details>
                  </li>
                ))}
            </ul>
          </Panel>
        ))}
      </div>
      <Panel title={<Trans>New question</Trans>}>
        <FormScope key={faqs.length}>
          <FaqForm groups={groups} />
        </FormScope>
      </Panel>
    </div>
  );
}
