import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Search, Trash2 } from 'lucide-react';
import { Form, useFetcher } from 'react-router';
import { useDates } from '../../../lib/use-dates.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ShownSearch } from '../load-saved-searches.server.ts';
import { FilterWords } from './filter-words.tsx';

function Alert({ search }: { search: ShownSearch }) {
  const { t } = useLingui();
  const fetcher = useFetcher();
  const asked = fetcher.formData;
  const isOn = asked ? asked.get('notify') === 'on' : search.notify;
  const { name } = search;
  const action = `/saved-searches/${search.id}/alert`;
  return (
    <fetcher.Form method="post" action={action} className="flex items-center gap-2">
      <Switch
        name="notify"
        label={t`Alert for ${name}`}
        isLabelHidden
        words={{ on: t`Alert on`, off: t`Alert off` }}
        {...(fetcher.state === 'idle' ? {} : { 'aria-busy': true })}
        checked={isOn}
        onChange={(event) =>
          void fetcher.submit(event.target.checked ? { notify: 'on' } : {}, { method: 'post', action })
        }
      />
      <noscript>
        <Button type="submit" tone="soft" size="sm">
          <Trans>Save</Trans>
        </Button>
      </noscript>
    </fetcher.Form>
  );
}

function Rename({ search }: { search: ShownSearch }) {
  const { t } = useLingui();
  const fetcher = useFetcher();
  return (
    <details key={search.name} className="group">
      <summary className="btn tap inline-flex h-9 items-center gap-2 rounded-[10px] px-3.5 text-sm font-semibold hover:bg-inset">
        <Icon of={Pencil} size={18} />
        <Trans>Rename</Trans>
      </summary>
      <FormScope>
        <fetcher.Form
          method="post"
          action={`/saved-searches/${search.id}/rename`}
          className="mt-3 flex flex-wrap items-end gap-2"
        >
          <TextField
            name="name"
            label={t`Name`}
            defaultValue={search.name}
            maxLength={100}
            required
            autoComplete="off"
            className="w-64 max-w-full"
          />
          <SubmitButton fetcher={fetcher} tone="soft" className="!h-12">
            <Trans>Save name</Trans>
          </SubmitButton>
        </fetcher.Form>
      </FormScope>
    </details>
  );
}

/** One saved search. */
export function SavedSearchRow({ search }: { search: ShownSearch }) {
  const { slashDate } = useDates();
  const { t } = useLingui();
  const { name, parts, to, id } = search;
  const day = slashDate(search.created_at);
  return (
    <li className="card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-display text-md font-semibold wrap-anywhere">{name}</h2>
          <ul className="mt-2 flex flex-wrap gap-1.5" aria-label={t`What it filters`}>
            {parts.map((part) => (
              <li
                key={JSON.stringify(part)}
                className="inline-flex min-h-7 items-center rounded-full bg-inset px-3 py-0.5 text-sm wrap-anywhere"
              >
                <FilterWords part={part} />
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-3">
            <Trans>Saved {day}</Trans>
          </p>
        </div>
        <Alert search={search} />
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-1.5">
        <ButtonLink to={to} tone="line" size="sm" icon={Search}>
          <Trans>Run search</Trans>
        </ButtonLink>
        <Rename search={search} />
        <Form method="post" action={`/saved-searches/${id}/delete`}>
          <SubmitButton
            tone="ghost"
            size="sm"
            icon={Trash2}
            formAction={`/saved-searches/${id}/delete`}
            aria-label={t`Delete ${name}`}
          >
            <Trans>Delete</Trans>
          </SubmitButton>
        </Form>
      </div>
    </li>
  );
}
