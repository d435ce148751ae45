import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { pictureUrl } from '../../../lib/pictures.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clearCompared, comparePath, toggleCompared, useCompared } from '../compared.ts';

const thumb = 48;

/** The products chosen for comparison, at the bottom of the window. */
export function CompareTray({ isQuietOnPhones }: { isQuietOnPhones: boolean }) {
  const { t } = useLingui();
  const items = useCompared();
  if (items.length === 0) return null;
  return (
    <section
      aria-label={t`Compare`}
      data-tray=""
      className={`fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface shadow-lg ${isQuietOnPhones ? 'max-lg:hidden' : ''}`}
    >
      <div className="page flex items-center gap-3 py-3">
        <ul className="no-bar flex min-w-0 flex-1 gap-3 overflow-x-auto p-1 pe-3">
          {items.map((item) => (
            <li key={item.id} className="relative shrink-0">
              <Frame
                src={item.image && pictureUrl(item.image, { w: thumb * 2, h: thumb * 2 })}
                ratio="1:1"
                className="w-12 !rounded-md"
              />
              <button
                type="button"
                aria-label={t`Remove ${item.title} from the comparison`}
                onClick={() => toggleCompared(item)}
                className="btn tap absolute -end-1 -top-1 grid size-6 place-items-center rounded-full bg-ink text-on-ink"
              >
                <X size={14} strokeWidth={2.25} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        {items.length > 1 ? (
          <ButtonLink to={comparePath(items.map(({ id }) => id))}>
            <Plural value={items.length} one="Compare # product" other="Compare # products" />
          </ButtonLink>
        ) : (
          <p className="text-sm text-ink-2">
            <Trans>Choose one more to compare.</Trans>
          </p>
        )}
        <IconButton icon={X} label={t`Clear the comparison`} onClick={clearCompared} />
      </div>
    </section>
  );
}
