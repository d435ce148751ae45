import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FullPageNotice } from '../../../ui/full-page-notice.tsx';

const toDashboard = (
  <ButtonLink to="/admin" tone="line">
    <Trans>Go to the dashboard</Trans>
  </ButtonLink>
);

/** Shown in place of an admin page: not found, not allowed, or unavailable. */
export function DeskProblem({ status }: { status: number }) {
  const revalidator = useRevalidator();
  if (status === 404 || status === 410)
    return (
      <FullPageNotice title={<Trans>Record not found</Trans>} actions={toDashboard}>
        <Trans>It was deleted, or the address is wrong.</Trans>
      </FullPageNotice>
    );
  if (status === 403)
    return (
      <FullPageNotice
        palette="saffron"
        title={<Trans>You are not an authorized user</Trans>}
        actions={toDashboard}
      >
        <Trans>
          Your role does not give access to this part of the admin area. An admin who manages roles can change
          that.
        </Trans>
      </FullPageNotice>
    );
  return (
    <FullPageNotice
      palette="clay"
      title={<Trans>This page could not be loaded</Trans>}
      actions={
        <Button onClick={() => revalidator.revalidate()} isLoading={revalidator.state === 'loading'}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Sorry some error occurred, please try again later</Trans>
    </FullPageNotice>
  );
}
