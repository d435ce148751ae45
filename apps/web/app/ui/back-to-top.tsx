import { Trans } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

/** Scrolls smoothly to the top, instantly under reduced motion (B-072); without JavaScript it jumps. */
export function BackToTop() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: -- it is a jump to the top of the page, and works as one without JavaScript
    <a
      href="#top"
      className={buttonClass({ tone: 'soft' })}
      onClick={(event) => {
        event.preventDefault();
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
        scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
      }}
    >
      <Icon of={ArrowUp} size={18} />
      <Trans>Back to Top</Trans>
    </a>
  );
}
