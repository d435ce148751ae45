import { languages } from '@souk/contract/shared/languages';
import { Form } from 'react-router';
import { usePageRoot } from '../../lib/page-root.ts';
import { themes } from '../../lib/theme.ts';

/** Theme and language by plain posts, so that the page is rendered with them. */
export function KitPreferences() {
  const root = usePageRoot();
  const look = (isChosen: boolean) =>
    `chip inline-flex h-9 items-center rounded-full px-3.5 text-sm font-medium max-lg:h-11 ${isChosen ? 'bg-ink text-on-ink' : 'bg-surface shadow-[inset_0_0_0_1px_var(--line)]'}`;
  return (
    <Form method="post" action="/preferences" reloadDocument className="flex flex-wrap gap-2">
      <input type="hidden" name="back" value="/dev/kit" />
      {themes.map((theme) => (
        <button
          key={theme}
          type="submit"
          name="theme"
          value={theme}
          aria-pressed={root?.theme === theme}
          className={look(root?.theme === theme)}
        >
          {theme}
        </button>
      ))}
      {languages.map(({ locale }) => (
        <button
          key={locale}
          type="submit"
          name="language"
          value={locale}
          aria-pressed={root?.locale === locale}
          className={look(root?.locale === locale)}
        >
          {locale}
        </button>
      ))}
    </Form>
  );
}
