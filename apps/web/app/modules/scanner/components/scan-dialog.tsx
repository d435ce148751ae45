import { Trans, useLingui } from '@lingui/react/macro';
import { CameraOff, Flashlight, FlashlightOff, RotateCw } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CameraRefusal } from '../camera.ts';
import { type CameraState, useCamera } from '../use-camera.ts';
import { useCodeInView } from '../use-code-in-view.ts';
import { PhotoScan } from './photo-scan.tsx';

const box = 'relative grid aspect-[4/3] place-items-center overflow-hidden rounded-lg bg-sunken';

function RefusalWords({ why }: { why: CameraRefusal }) {
  if (why === 'refused')
    return (
      <Trans>
        The camera is blocked for this site. Allow it in the settings of your browser, then try again.
      </Trans>
    );
  if (why === 'none') return <Trans>No camera was found on this device.</Trans>;
  if (why === 'busy') return <Trans>Another app is using the camera. Close it and try again.</Trans>;
  return <Trans>This browser does not let websites use the camera.</Trans>;
}

function Refused({ why, onRetry }: { why: CameraRefusal; onRetry: () => void }) {
  return (
    <div className={box}>
      <div role="alert" className="grid justify-items-center gap-3 p-5 text-center">
        <Icon of={CameraOff} size={32} className="text-ink-3" />
        <p className="max-w-[36ch] font-semibold">
          <RefusalWords why={why} />
        </p>
        <p className="text-[15px] text-ink-2">
          <Trans>A photo or the digits work too.</Trans>
        </p>
        {why !== 'unsupported' && (
          <Button tone="line" icon={RotateCw} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function Controls({
  state,
  torch,
  onChoose,
}: {
  state: Extract<CameraState, { kind: 'live' }>;
  torch: ReturnType<typeof useCamera>['torch'];
  onChoose: (id: string) => void;
}) {
  const { t } = useLingui();
  const { cameras, cameraId } = state;
  if (!torch && cameras.length < 2) return null;
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      {cameras.length > 1 && (
        <Select
          name="camera"
          label={t`Camera`}
          isLabelHidden
          className="min-w-0 flex-1"
          value={cameraId ?? ''}
          onChange={(event) => onChoose(event.target.value)}
          options={cameras.map(({ id, label }, index) => ({
            value: id,
            label: label || t`Camera ${index + 1}`,
          }))}
        />
      )}
      {torch && (
        <Button
          tone="line"
          className="!h-12"
          icon={torch.isOn ? FlashlightOff : Flashlight}
          aria-pressed={torch.isOn}
          onClick={torch.turn}
        >
          <Trans>Light</Trans>
        </Button>
      )}
    </div>
  );
}

/** Four corners in the accent of the scanner show where the bars belong. */
const Corners = () => (
  <svg
    viewBox="0 0 200 100"
    aria-hidden="true"
    className="pointer-events-none absolute inset-x-[12%] top-1/2 -translate-y-1/2"
  >
    <path
      d="M3 25V13A10 10 0 0 1 13 3h12M175 3h12a10 10 0 0 1 10 10v12M197 75v12a10 10 0 0 1-10 10h-12M25 97H13A10 10 0 0 1 3 87V75"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M16 50h168" stroke="#da99e3" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

function CameraView({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useLingui();
  const { video, state, choose, retry, torch } = useCamera();
  const { isFailed } = useCodeInView(video, state.kind === 'live', onCode);
  if (state.kind === 'refused') return <Refused why={state.why} onRetry={retry} />;
  if (state.kind === 'asking')
    return (
      <div className={box}>
        <p role="status" className="flex items-center gap-3 p-5 text-ink-2">
          <Spinner />
          <Trans>Waiting for the camera. Your browser may ask you to allow it.</Trans>
        </p>
      </div>
    );
  return (
    <>
      <div className={`${box} !bg-[#0c0e14]`}>
        <video
          ref={video}
          muted
          playsInline
          autoPlay
          aria-label={t`Picture of the camera`}
          className="size-full object-cover"
        />
        <Corners />
      </div>
      <p role="status" className="mt-3 text-[15px] text-ink-2">
        {isFailed ? (
          <Trans>The barcode reader could not be loaded. Please type the digits.</Trans>
        ) : (
          <Trans>Hold the barcode inside the frame, about a hand’s width away.</Trans>
        )}
      </p>
      <Controls state={state} torch={torch} onChoose={choose} />
    </>
  );
}

interface ScanDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCode: (code: string) => void;
}

/** Typing the digits, or taking a photo. */
function OtherWays({ onCode }: Pick<ScanDialogProps, 'onCode'>) {
  const { t } = useLingui();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get('keyword') ?? ''));
  };
  return (
    <div className="mt-5 border-t border-line pt-5">
      <form className="flex flex-wrap items-end gap-3" onSubmit={find}>
        <TextField
          name="keyword"
          label={t`Digits under the barcode`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
          placeholder="9300675024235"
          className="min-w-40 flex-1"
        />
        <Button type="submit" className="!h-12">
          <Trans>Find</Trans>
        </Button>
      </form>
      <div className="mt-4">
        <PhotoScan onCode={onCode} />
      </div>
    </div>
  );
}

/** The camera looks for a barcode; without a camera a photo or the digits will do. */
export function ScanDialog({ isOpen, onClose, onCode }: ScanDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Scan a barcode</Trans>}>
      <FormScope>
        <CameraView onCode={onCode} />
        <OtherWays onCode={onCode} />
      </FormScope>
    </Dialog>
  );
}
