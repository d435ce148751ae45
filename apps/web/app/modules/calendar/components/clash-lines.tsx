import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** More of them would push away what the page is for. */
const mostShown = 3;

/** The first lines about clashes; the others unfold. */
export function ClashLines({ lines }: { lines: readonly ReactElement[] }) {
  const more = lines.length - mostShown;
  return (
    <>
      <ul className="mt-1 space-y-1">{lines.slice(0, mostShown)}</ul>
      {more > 0 && (
        <details className="mt-1">
          <summary className="tap num w-fit cursor-pointer font-semibold">
            <Plural value={more} one="# more" other="# more" />
          </summary>
          <ul className="mt-1 space-y-1">{lines.slice(mostShown)}</ul>
        </details>
      )}
    </>
  );
}
