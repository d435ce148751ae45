import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { useFetcher, useLocation } from 'react-router';
import { usePageRoot } from '../lib/page-root.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Switches between light and dark; the choice is kept in a cookie, so the server renders it. */
export function ThemeToggle() {
  const { t } = useLingui();
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const isDark = usePageRoot()?.theme === 'dark';
  return (
    <fetcher.Form method="post" action="/preferences">
      <input type="hidden" name="theme" value={isDark ? 'light' : 'dark'} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <IconButton
        type="submit"
        label={isDark ? t`Use the light theme` : t`Use the dark theme`}
        icon={isDark ? Sun : Moon}
      />
    </fetcher.Form>
  );
}
