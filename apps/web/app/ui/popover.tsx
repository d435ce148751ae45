import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';

interface PopoverParts {
  /** For the button that opens it. */
  trigger: { popoverTarget: string; style: { anchorName: string } };
  panel: { ref: RefObject<HTMLDivElement | null>; id: string; style: { positionAnchor: string } };
  close: () => void;
}

/** Joins a button and its popover; the browser opens it, also without JavaScript. Closes on route change (B-041). */
export function usePopover({ closesOnScroll = false } = {}): PopoverParts {
  const id = `popover-${useId().replace(/\W/g, '')}`;
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const close = useCallback(() => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  }, []);
  const shownFor = useRef(key);
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    close();
  }, [key, close]);
  useEffect(() => {
    if (!closesOnScroll) return;
    addEventListener('scroll', close, { passive: true });
    return () => removeEventListener('scroll', close);
  }, [closesOnScroll, close]);
  return {
    trigger: { popoverTarget: id, style: { anchorName: `--${id}` } },
    panel: { ref, id, style: { positionAnchor: `--${id}` } },
    close,
  };
}

interface PopoverProps {
  panel: PopoverParts['panel'];
  label: string;
  side?: 'start' | 'end';
  children: ReactNode;
  className?: string;
}

/** A panel beside its button; Escape and a click outside close it. */
export function Popover({ panel, label, side = 'end', children, className = '' }: PopoverProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: -- a fieldset groups form fields; this groups a menu's rows
    <div
      {...panel}
      popover="auto"
      role="group"
      aria-label={label}
      className={`popover mt-2 max-w-[calc(100vw-16px)] ${side === 'start' ? 'popover-start' : ''} ${className}`}
    >
      {children}
    </div>
  );
}
