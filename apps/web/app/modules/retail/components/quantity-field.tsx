import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** A quantity up to the stock; the buttons need scripts. */
export function QuantityField({ max }: { max: number }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState('1');
  const current = Math.min(max, Math.max(1, Math.floor(Number(typed)) || 1));
  const step = (by: number) => setTyped(String(Math.min(max, Math.max(1, current + by))));
  return (
    <div className="control inline-flex h-[52px] shrink-0 items-center rounded-md bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)] focus-within:shadow-[inset_0_0_0_2px_var(--brand)]">
      {isHydrated && (
        <IconButton
          icon={Minus}
          size="sm"
          label={t`Fewer`}
          disabled={current <= 1}
          onClick={() => step(-1)}
        />
      )}
      <input
        type="number"
        name="quantity"
        inputMode="numeric"
        min={1}
        max={max}
        required
        aria-label={t`Quantity`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(String(current))}
        className="num h-full w-12 [appearance:textfield] bg-transparent text-center font-semibold outline-none [&::-webkit-inner-spin-button]:appearance-none"
      />
      {isHydrated && (
        <IconButton icon={Plus} size="sm" label={t`More`} disabled={current >= max} onClick={() => step(1)} />
      )}
    </div>
  );
}
