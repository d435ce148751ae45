import { Trans, useLingui } from '@lingui/react/macro';
import { offeredLanguages } from '@souk/contract/shared/languages';
import { Languages, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { usePageRoot } from '../lib/page-root.ts';
import { Icon, type IconShape } from '../ui/icon.tsx';

interface PreferenceProps {
  name: 'theme' | 'language';
  value: string;
  icon: IconShape;
  isReload?: boolean;
  children: ReactNode;
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-start text-[15px] hover:bg-inset';

function Preference({ name, value, icon, isReload = false, children }: PreferenceProps) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  // Another language needs another catalogue, so the page is reloaded.
  const Form = isReload ? 'form' : fetcher.Form;
  return (
    <Form method="post" action="/preferences">
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <button type="submit" className={row}>
        <Icon of={icon} size={18} className="text-ink-3" />
        {children}
      </button>
    </Form>
  );
}

/** Theme and language as menu items; kept in cookies, so that the server renders them. */
export function PreferenceRows() {
  const { t } = useLingui();
  const root = usePageRoot();
  const isDark = root?.theme === 'dark';
  const languages = offeredLanguages(root?.isProduction ?? true);
  const others = languages.filter(({ locale }) => locale !== root?.locale);
  return (
    <>
      <Preference name="theme" value={isDark ? 'light' : 'dark'} icon={isDark ? Sun : Moon}>
        {isDark ? t`Use the light theme` : t`Use the dark theme`}
      </Preference>
      {others.map(({ locale, name }) => (
        <Preference key={locale} name="language" value={locale} icon={Languages} isReload>
          <Trans>Language: {name}</Trans>
        </Preference>
      ))}
    </>
  );
}
