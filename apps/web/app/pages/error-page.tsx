import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import type { ProblemView } from '../lib/api-problem.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FullPageNotice } from '../ui/full-page-notice.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { NotFound } from './not-found.tsx';

const messageOf = (error: unknown): string | undefined => {
  if (!isRouteErrorResponse(error)) return undefined;
  const view = error.data as Partial<ProblemView> | null;
  return typeof view?.message === 'string' ? view.message : undefined;
};

/** A page whose data could not be loaded is reloaded as a document: the worker answers from the device. */
function useKeptPage(error: unknown): void {
  useEffect(() => {
    if (isRouteErrorResponse(error) || navigator.onLine || !navigator.serviceWorker?.controller) return;
    location.reload();
  }, [error]);
}

/** What a visitor sees when a page fails. */
export function ErrorPage({ error, path }: { error: unknown; path: string }) {
  const revalidator = useRevalidator();
  useKeptPage(error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404 || status === 410) return <NotFound />;
  if (status === 403) return <NotAllowed />;
  return (
    <FullPageNotice
      palette="clay"
      title={<Trans>This page could not be loaded</Trans>}
      actions={
        <>
          <Button onClick={() => revalidator.revalidate()} isLoading={revalidator.state === 'loading'}>
            <Trans>Try again</Trans>
          </Button>
          {path !== '/' && (
            <ButtonLink to="/" tone="line">
              <Trans>Go home</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      {messageOf(error) ?? <Trans>Sorry some error occurred, please try again later</Trans>}
    </FullPageNotice>
  );
}
