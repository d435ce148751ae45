import { useLingui } from '@lingui/react/macro';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Flash, ToastTone } from '../lib/flash.ts';
import { ToastCard } from './toast-card.tsx';
import { toastTop } from './toast-place.ts';
import { addToast, doHeld, durationOf, removeToast, startCountdown, type Toast } from './toast-queue.ts';

export type ShowToast = (toast: {
  tone: ToastTone;
  title: string;
  detail?: string;
  held?: () => void;
}) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a toast for an event on this page; before a redirect the server sets one instead. */
export const useToast = (): ShowToast => useContext(ToastContext);

interface TimedToastProps {
  toast: Toast;
  onEnd: (toast: Toast) => void;
  onUndo: (id: string) => void;
}

function TimedToast({ toast, onEnd, onUndo }: TimedToastProps) {
  const countdown = useRef<ReturnType<typeof startCountdown>>(undefined);
  const durationMs = durationOf(toast);
  useEffect(() => {
    countdown.current = startCountdown(durationMs, () => onEnd(toast));
    return () => countdown.current?.stop();
  }, [toast, durationMs, onEnd]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: -- hovering over a toast only pauses its timer
    <div
      className="pointer-events-auto animate-toast"
      onMouseEnter={() => countdown.current?.pause()}
      onMouseLeave={() => countdown.current?.resume()}
      onFocus={() => countdown.current?.pause()}
      onBlur={() => countdown.current?.resume()}
    >
      <ToastCard toast={toast} onDismiss={() => onEnd(toast)} onUndo={() => onUndo(toast.id)} />
    </div>
  );
}

/** The page's own header becomes sticky as soon as the user scrolls. */
const stuckHead = '[data-header]';
/** An open menu counts as a header: what it offers is never covered. */
const heads = '[data-head], header, .popover:popover-open';
const used =
  'main :is(button, input, select, textarea, .btn), dialog[open] :is(button, input, select, textarea, .btn)';

const areasOf = (selector: string, except: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !except.contains(element) && element.checkVisibility())
    .map((element) => element.getBoundingClientRect());

const atTop = ({ left, right, height }: DOMRect) => ({ left, right, top: 0, bottom: height });

/** Places the toasts where they cover nothing important (B-078: at the top end). */
function place(region: HTMLElement) {
  const top = toastTop(
    region.getBoundingClientRect(),
    [...areasOf(stuckHead, region).map(atTop), ...areasOf(heads, region)],
    areasOf(used, region),
    window.innerHeight,
  );
  region.style.top = `${top}px`;
}

/** Also above open dialogs: the region joins the top layer last. */
function useTopLayer(count: number) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    element.popover = 'manual';
    if (element.matches(':popover-open')) element.hidePopover();
    if (count === 0) return;
    element.showPopover();
    const replace = () => place(element);
    replace();
    document.addEventListener('toggle', replace, { capture: true });
    return () => document.removeEventListener('toggle', replace, { capture: true });
  }, [count]);
  return region;
}

/** The toasts that are shown; what they hold back is done when the user leaves the page. */
function useHeldToasts(toasts: readonly Toast[], setToasts: Dispatch<SetStateAction<readonly Toast[]>>) {
  const current = useRef(toasts);
  useEffect(() => {
    current.current = toasts;
  }, [toasts]);
  useEffect(() => {
    const leave = () => {
      doHeld(current.current);
      setToasts((shown) => shown.filter(({ held }) => !held));
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [setToasts]);
  return current;
}

/** The page's toasts: polite ones and, separately, errors that interrupt. */
export function Toaster({ flash, children }: { flash: Flash | null; children: ReactNode }) {
  const { t } = useLingui();
  const [toasts, setToasts] = useState<readonly Toast[]>(flash ? [flash] : []);
  const [flashed, setFlashed] = useState(flash);
  if (flash && flash.id !== flashed?.id) {
    setFlashed(flash);
    setToasts((shown) => addToast(shown, flash));
  }

  const current = useHeldToasts(toasts, setToasts);
  const show = useCallback<ShowToast>(
    (wanted) => {
      const toast = { ...wanted, id: crypto.randomUUID() };
      doHeld(current.current, toast);
      setToasts((shown) => addToast(shown, toast));
    },
    [current],
  );
  const remove = useCallback((id: string) => setToasts((shown) => removeToast(shown, id)), []);
  const end = useCallback(
    (toast: Toast) => {
      toast.held?.();
      remove(toast.id);
    },
    [remove],
  );
  const region = useTopLayer(toasts.length);
  const list = useMemo(
    () => (isError: boolean) =>
      toasts
        .filter((toast) => (toast.tone === 'bad') === isError)
        .map((toast) => <TimedToast key={toast.id} toast={toast} onEnd={end} onUndo={remove} />),
    [toasts, end, remove],
  );

  return (
    <ToastContext value={show}>
      <section
        ref={region}
        aria-label={t`Messages`}
        className="toasts pointer-events-none fixed inset-auto end-4 top-[84px] z-50 m-0 w-[min(360px,calc(100%-32px))] space-y-3 overflow-visible border-0 bg-transparent p-0"
      >
        <div role="status" className="space-y-3">
          {list(false)}
        </div>
        <div role="alert" className="space-y-3">
          {list(true)}
        </div>
      </section>
      {children}
    </ToastContext>
  );
}
