import { Trans } from '@lingui/react/macro';
import { datesIn } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';

interface FreeTimesProps {
  free: readonly string[];
  timeZone: string;
  /** Takes one into the form; without it, each is a button that sends it. */
  onChoose?: (startsAt: string) => void;
}

/** The next free starts after a refused one. */
export function FreeTimes({ free, timeZone, onChoose }: FreeTimesProps) {
  const { flowTime } = datesIn(timeZone);
  if (free.length === 0) return null;
  return (
    <div>
      <p className="text-sm font-semibold">
        <Trans>Free next</Trans>
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {free.map((startsAt) => (
          <li key={startsAt}>
            {onChoose ? (
              <Button size="sm" tone="line" onClick={() => onChoose(startsAt)}>
                <span className="num">{flowTime(startsAt)}</span>
              </Button>
            ) : (
              <Button size="sm" tone="line" type="submit" name="starts_at" value={startsAt}>
                <span className="num">{flowTime(startsAt)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
