import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PriceField } from '../../../ui/price-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type BandRow, emptyBand } from '../postage-rows.ts';

/** Repeats the API's limit, because the contract's file would bring the schema library along. */
const mostBands = 8;

function useColumns() {
  const { t } = useLingui();
  return [
    { part: 'up_to_kg', label: t`Up to` },
    { part: 'local', label: t`Within 50 km` },
    { part: 'state', label: t`Same state` },
    { part: 'interstate', label: t`Other states` },
    { part: 'remote', label: t`Remote` },
  ] as const;
}

interface BandFieldsProps {
  /** Name of the method's fields. */
  name: string;
  band: BandRow;
  index: number;
  onChange: (band: BandRow) => void;
  onRemove: (() => void) | undefined;
}

/** One weight: on phones every price has its label, wider screens have a head above them. */
function BandFields({ name, band, index, onChange, onRemove }: BandFieldsProps) {
  const { t } = useLingui();
  const number = index + 1;
  return (
    <li className="grid grid-cols-2 items-start gap-3 border-b border-line pb-4 last:border-0 sm:grid-cols-[repeat(5,minmax(0,1fr))_44px] sm:gap-2 sm:border-0 sm:pb-0 sm:[&_.num]:ms-2 sm:[&_div:has(>label)]:mb-0 sm:[&_input]:px-1.5 sm:[&_label]:sr-only">
      {useColumns().map(({ part, label }) => {
        const field = {
          name: `${name}.bands.${index}.${part}`,
          label,
          value: band[part],
          onChange: (event: { target: { value: string } }) =>
            onChange({ ...band, [part]: event.target.value }),
        };
        return part === 'up_to_kg' ? (
          <TextField
            key={part}
            {...field}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.5"
            className="max-sm:col-span-2"
            suffix={<span className="pe-3 text-ink-2">kg</span>}
          />
        ) : (
          <PriceField key={part} {...field} placeholder="–" />
        );
      })}
      {onRemove && <IconButton icon={Trash2} label={t`Remove weight ${number}`} onClick={onRemove} />}
    </li>
  );
}

interface PostageBandsProps {
  name: string;
  bands: readonly BandRow[];
  onChange: (bands: BandRow[]) => void;
}

/** What parcels cost by weight and zone; an empty price means that nothing is sent there. */
export function PostageBands({ name, bands, onChange }: PostageBandsProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const columns = useColumns();
  return (
    <fieldset className="min-w-0 rounded-lg bg-inset p-4">
      <legend className="sr-only">{t`Prices by weight and zone`}</legend>
      <div
        aria-hidden="true"
        className="mb-2 hidden grid-cols-[repeat(5,minmax(0,1fr))_44px] items-end gap-2 text-sm font-semibold sm:grid"
      >
        {columns.map(({ part, label }) => (
          <span key={part}>{label}</span>
        ))}
      </div>
      <ul className="space-y-4 sm:space-y-2">
        {bands.map((band, index) => (
          <BandFields
            // biome-ignore lint/suspicious/noArrayIndexKey: -- rows have no identity but their place
            key={index}
            name={name}
            band={band}
            index={index}
            onChange={(changed) => onChange(bands.with(index, changed))}
            onRemove={isHydrated && bands.length > 1 ? () => onChange(bands.toSpliced(index, 1)) : undefined}
          />
        ))}
      </ul>
      {isHydrated && bands.length < mostBands && (
        <Button
          tone="soft"
          size="sm"
          icon={Plus}
          className="mt-3"
          onClick={() => onChange([...bands, emptyBand])}
        >
          <Trans>Add a weight</Trans>
        </Button>
      )}
      <p className="mt-3 text-sm text-ink-2">
        <Trans>
          Leave a price blank where you do not deliver. Heavier parcels cannot be sent, and anything without a
          weight counts as 0 kg.
        </Trans>
      </p>
    </fieldset>
  );
}
