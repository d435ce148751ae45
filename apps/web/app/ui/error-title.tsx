import { useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse } from 'react-router';

/** The title of an error page, in the words of its heading. */
export function ErrorTitle({ error }: { error: unknown }) {
  const { t } = useLingui();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404 || status === 410) return <title>{t`Page not found | Souk`}</title>;
  if (status === 403) return <title>{t`Not allowed | Souk`}</title>;
  return <title>{t`Something went wrong | Souk`}</title>;
}
