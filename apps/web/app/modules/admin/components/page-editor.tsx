import { Trans, useLingui } from '@lingui/react/macro';
import type { FooterPage } from '@souk/contract/modules/pages/content';
import { useState } from 'react';
import { Form } from 'react-router';
import type { FormProblems } from '../../../lib/api.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Panel } from './desk-head.tsx';
import { TextPreview } from './text-preview.tsx';

interface PageEditorProps {
  page: FooterPage;
  problems: FormProblems | undefined;
}

/** A static page being edited, with a live preview. */
export function PageEditor({ page, problems }: PageEditorProps) {
  const { slashDate } = useDates();
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const [content, setContent] = useState(page.content);
  return (
    <div className="grid min-w-0 items-start gap-4 2xl:grid-cols-2">
      <Panel
        title={page.title}
        aside={
          <span className="text-sm text-ink-3">
            <Trans>Updated {slashDate(page.updated_at)}</Trans>{' '}
            <TextLink to={`/footer-pages/${page.slug}`}>
              <Trans>See the page</Trans>
            </TextLink>
          </span>
        }
      >
        <Form method="post" action={`/admin/pages?page=${page.slug}`} noValidate className="grid gap-4">
          <FormScope of={problems}>
            <FormProblem />
            <TextField name="title" label={t`Title`} defaultValue={page.title} maxLength={150} />
            <TextArea
              name="content"
              label={t`Content`}
              hint={t`HTML: headings h2 and h3, paragraphs, lists, links, tables. Anything else is dropped.`}
              defaultValue={page.content}
              rows={14}
              onChange={(event) => setContent(event.target.value)}
              className="[&_textarea]:max-h-[60dvh] [&_textarea]:font-mono [&_textarea]:text-sm"
            />
            <TextField name="meta_title" label={t`Title for search engines`} defaultValue={page.meta_title} />
            <TextArea
              name="meta_description"
              label={t`Description for search engines`}
              defaultValue={page.meta_description}
              rows={2}
              counterMax={300}
            />
            <div className="flex justify-end">
              <SubmitButton size="sm">
                <Trans>Save the page</Trans>
              </SubmitButton>
            </div>
          </FormScope>
        </Form>
      </Panel>
      {isHydrated && (
        <Panel title={<Trans>Preview</Trans>}>
          <TextPreview html={content} />
        </Panel>
      )}
    </div>
  );
}
