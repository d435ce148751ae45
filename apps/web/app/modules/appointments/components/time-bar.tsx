import { useLingui } from '@lingui/react/macro';
import { drawnParts, type TimeFields, type TimeKind } from '../time-parts.ts';

const looks: Record<TimeKind, string> = {
  'set-up': 'bg-inset',
  work: 'bg-book',
  processing: 'bg-book-soft bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--book)_5px_6px)]',
  'clean-up': 'bg-inset',
};

/** What happens one after another, as long as it takes; the list beneath says the same in words. */
export function TimeBar({ fields }: { fields: TimeFields }) {
  const { t } = useLingui();
  const words: Record<TimeKind, string> = {
    'set-up': t`Set up`,
    work: t`Work`,
    processing: t`Works by itself`,
    'clean-up': t`Clean up`,
  };
  const parts = drawnParts(fields).map((part, index) => ({ ...part, place: `${index}-${part.kind}` }));
  if (parts.length === 0) return null;
  return (
    <div className="rounded-lg bg-sunken p-4">
      <div aria-hidden="true" className="flex h-9 gap-0.5 overflow-hidden rounded-sm forced-colors:border">
        {parts.map(({ place, kind, minutes }) => (
          <i
            key={place}
            data-part={kind}
            className={`block min-w-1.5 forced-color-adjust-none ${looks[kind]}`}
            style={{ flexGrow: minutes }}
          />
        ))}
      </div>
      <ol
        className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-2"
        aria-label={t`How the time is used`}
      >
        {parts.map(({ place, kind, minutes }) => (
          <li key={place} className="flex items-center gap-2">
            <i
              aria-hidden="true"
              className={`block size-3 rounded-[3px] shadow-[inset_0_0_0_1px_var(--line-strong)] ${looks[kind]}`}
            />
            <span>{words[kind]}</span>
            <span className="num">{t`${minutes} min`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
