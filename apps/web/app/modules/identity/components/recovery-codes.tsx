import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from './panel.tsx';

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Panel
      title={<Trans>Your recovery codes</Trans>}
      lead={
        <Trans>
          Print them or write them down now: they are only shown once. Each works once if you lose your phone
          or key.
        </Trans>
      }
      className="max-w-form"
    >
      <ul className="grid gap-2 sm:grid-cols-2" dir="ltr">
        {codes.map((code) => (
          <li
            key={code}
            className="num rounded-md bg-inset px-3 py-2 text-center font-semibold tracking-wide"
          >
            {code}
          </li>
        ))}
      </ul>
      <ButtonLink to="/security" className="mt-5">
        <Trans>I have saved them</Trans>
      </ButtonLink>
    </Panel>
  );
}
