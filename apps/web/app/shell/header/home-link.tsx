import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';

/** The logo, which links home. */
export function HomeLink() {
  const { t } = useLingui();
  return (
    <Link to="/" className="flex shrink-0 rounded-xs">
      <Logo /> <span className="sr-only">{t`home`}</span>
    </Link>
  );
}
