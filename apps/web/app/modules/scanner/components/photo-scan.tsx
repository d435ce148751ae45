import { Trans, useLingui } from '@lingui/react/macro';
import { Image } from 'lucide-react';
import { useRef, useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { FieldProblem } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** Reads the code from a photograph; the picture never leaves the browser. */
export function PhotoScan({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState('');

  const read = async (photo: File | undefined) => {
    if (!photo) return;
    setReading(true);
    setProblem('');
    try {
      const { readPhoto } = await import('../read-barcode.ts');
      const code = await readPhoto(photo);
      if (code) onCode(code);
      else setProblem(t`No barcode was found in this photo. Please go closer, or type the digits.`);
    } catch {
      setProblem(t`The barcode reader could not be loaded. Please type the digits.`);
    } finally {
      setReading(false);
      if (input.current) input.current.value = '';
    }
  };

  return (
    <div>
      <label
        aria-busy={isReading || undefined}
        className={`${buttonClass({ tone: 'line', size: 'lg' })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
      >
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="sr-only"
          disabled={isReading}
          onChange={(event) => void read(event.target.files?.[0])}
        />
        {isReading ? <Spinner /> : <Icon of={Image} size={18} />}
        <Trans>Photo</Trans>
        <span className="sr-only">
          <Trans>of a barcode</Trans>
        </span>
      </label>
      <div role="alert">{problem && <FieldProblem id={undefined}>{problem}</FieldProblem>}</div>
    </div>
  );
}
