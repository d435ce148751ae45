import { Trans, useLingui } from '@lingui/react/macro';
import { ScanBarcode } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PhotoScan } from '../components/photo-scan.tsx';
import type { OfflineScan } from './use-offline-scan.ts';

const ScanDialog = lazy(() =>
  import('../components/scan-dialog.tsx').then((file) => ({ default: file.ScanDialog })),
);

/** An address with this opens the camera immediately. */
const opens = 'scan';

function useProblem({ answer }: OfflineScan): string | undefined {
  const { t } = useLingui();
  if (answer?.kind === 'wrong-code') return t`Please enter a valid barcode.`;
  if (answer?.kind === 'no-code') return t`Offline, you can only look up the digits of a barcode.`;
  return undefined;
}

/** The ways to a code: digits, camera, photograph. */
export function OfflineSearch({ scan }: { scan: OfflineScan }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const problem = useProblem(scan);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (new URLSearchParams(location.search).has(opens)) setOpen(true);
  }, []);
  const follow = (code: string) => {
    setOpen(false);
    scan.ask(code);
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    scan.ask(String(new FormData(event.currentTarget).get('keyword') ?? ''));
  };
  return (
    <FormScope>
      <search>
        <form noValidate className="mt-5 flex items-start gap-3" onSubmit={find}>
          <TextField
            name="keyword"
            label={t`Digits under the barcode`}
            problem={problem}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            placeholder="9300675024235"
            className="min-w-0 flex-1"
          />
          <Button type="submit" className="mt-[26px] !h-12">
            <Trans>Find</Trans>
          </Button>
        </form>
      </search>
      <div className={`mt-4 flex flex-wrap items-start gap-3 ${isHydrated ? '' : 'invisible'}`}>
        <Button tone="ink" size="lg" icon={ScanBarcode} onClick={() => setOpen(true)}>
          <Trans>Scan</Trans>
        </Button>
        <PhotoScan onCode={follow} />
        {isOpen && (
          <Suspense fallback={<LoadingOverlay isOn />}>
            <ScanDialog isOpen onClose={() => setOpen(false)} onCode={follow} />
          </Suspense>
        )}
      </div>
    </FormScope>
  );
}
