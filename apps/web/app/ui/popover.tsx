import {
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useLocation } from 'react-router';

interface PopoverParts {
  /** For the button that opens it. */
  trigger: { popoverTarget: string; style: { anchorName: string } };
  panel: {
    ref: RefObject<HTMLDivElement | null>;
    id: string;
    style: { positionAnchor: string };
    onToggle: (event: ToggleEvent) => void;
  };
  close: () => void;
}

/** Layout may shift by a pixel or two without any scrolling by the user. */
const settlePx = 8;

/** Connects a button and its popover; the browser opens it, also without JavaScript. Closes on route change (B-041). */
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
  const openedAt = useRef(0);
  useEffect(() => {
    if (!closesOnScroll) return;
    const leave = () => {
      if (Math.abs(scrollY - openedAt.current) > settlePx) close();
    };
    addEventListener('scroll', leave, { passive: true });
    return () => removeEventListener('scroll', leave);
  }, [closesOnScroll, close]);
  return {
    trigger: { popoverTarget: id, style: { anchorName: `--${id}` } },
    panel: {
      ref,
      id,
      style: { positionAnchor: `--${id}` },
      onToggle: ({ newState }) => {
        if (newState === 'open') openedAt.current = scrollY;
      },
    },
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

/** A panel at its button; Escape and a click outside close it. */
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
