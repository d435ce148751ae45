import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Search } from 'lucide-react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { Icon } from '../../ui/icon.tsx';

const input = 'w-full min-w-0 bg-transparent text-[15px] outline-none placeholder:text-ink-3';

/** The current search, so that it can be changed and repeated. */
function useSearched() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const isHere = pathname === '/search';
  const wordsIn = (name: string) => (isHere ? (params.get(name) ?? '') : '');
  return { keyword: wordsIn('keyword'), location: wordsIn('location'), key: isHere ? params.toString() : '' };
}

/** Search over everything with a suburb, in the header's row. */
export function SearchBox() {
  const { t } = useLingui();
  const { keyword, location, key } = useSearched();
  return (
    <Form
      key={key}
      action="/search"
      role="search"
      className="control flex h-12 min-w-0 flex-1 items-center rounded-full bg-surface ps-4 pe-1.5 shadow-[inset_0_0_0_1px_var(--line-strong)] focus-within:shadow-[inset_0_0_0_2px_var(--brand)]"
    >
      <Icon of={Search} className="text-ink-3" />
      <input
        name="keyword"
        type="search"
        defaultValue={keyword}
        className={`${input} px-2.5`}
        placeholder={t`Search Souk`}
        aria-label={t`Search Souk`}
        autoComplete="off"
        maxLength={120}
      />
      <span className="h-6 w-px shrink-0 bg-line" />
      <span className="flex w-[38%] max-w-[190px] items-center gap-1.5 px-3 text-ink-2">
        <Icon of={MapPin} size={18} className="text-ink-3" />
        <input
          name="location"
          defaultValue={location}
          className={input}
          placeholder={t`Suburb or postcode`}
          aria-label={t`Suburb or postcode`}
          autoComplete="postal-code"
          maxLength={200}
        />
      </span>
      <button
        type="submit"
        aria-label={t`Search`}
        className="btn tap grid size-9 shrink-0 place-items-center rounded-full bg-brand text-on-brand transition hover:bg-brand-hover active:scale-[0.98]"
      >
        <Icon of={Search} size={18} />
      </button>
    </Form>
  );
}

/** The same search in a column, for the sheet on phones. */
export function SearchSheetForm() {
  const { t } = useLingui();
  const { keyword, location } = useSearched();
  const line =
    'control flex h-14 items-center gap-3 rounded-md bg-surface px-4 shadow-[inset_0_0_0_1px_var(--line-strong)] focus-within:shadow-[inset_0_0_0_2px_var(--brand)]';
  return (
    <Form action="/search" role="search" className="grid gap-3">
      <label className={line}>
        <Icon of={Search} className="text-ink-3" />
        <input
          name="keyword"
          type="search"
          data-autofocus=""
          defaultValue={keyword}
          className={`${input} !text-base`}
          placeholder={t`Search Souk`}
          aria-label={t`Search Souk`}
          maxLength={120}
        />
      </label>
      <label className={line}>
        <Icon of={MapPin} className="text-ink-3" />
        <input
          name="location"
          defaultValue={location}
          className={`${input} !text-base`}
          placeholder={t`Suburb or postcode`}
          aria-label={t`Suburb or postcode`}
          autoComplete="postal-code"
          maxLength={200}
        />
      </label>
      <button
        type="submit"
        className="btn inline-flex h-[52px] items-center justify-center gap-2 rounded-[14px] bg-brand font-semibold text-on-brand hover:bg-brand-hover"
      >
        <Icon of={Search} />
        <Trans>Search</Trans>
      </button>
    </Form>
  );
}
