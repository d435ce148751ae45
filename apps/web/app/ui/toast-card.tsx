import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ToastTone } from '../lib/flash.ts';
import { Icon, type IconShape } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { TextLink } from './link.tsx';
import type { Toast } from './toast-queue.ts';
import { ToastHeld, ToastUndo } from './toast-undo.tsx';

const looks: Record<ToastTone, [icon: IconShape, disc: string]> = {
  good: [CircleCheck, 'bg-good-soft text-good'],
  bad: [CircleAlert, 'bg-bad-soft text-bad'],
  warn: [TriangleAlert, 'bg-warn-soft text-warn'],
  info: [Info, 'bg-info-soft text-info'],
};

interface ToastCardProps {
  toast: Toast;
  onDismiss: () => void;
  /** Dismisses it without doing what it holds back. */
  onUndo?: () => void;
}

/** One toast: what happened, optionally a detail and an undo. */
export function ToastCard({ toast, onDismiss, onUndo }: ToastCardProps) {
  const { t } = useLingui();
  const [icon, disc] = looks[toast.tone];
  return (
    <div
      className="flex items-start gap-3 rounded-lg bg-surface p-3.5 pe-2 text-ink shadow-lg"
      data-tone={toast.tone}
    >
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${disc}`}>
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1 self-center text-[15px] wrap-anywhere">
        <p>
          <b className="block leading-snug font-semibold">{toast.title}</b>
          {toast.detail && <span className="text-ink-2">{toast.detail}</span>}
        </p>
        {toast.link && (
          <TextLink to={toast.link.to} onClick={onDismiss} className="tap mt-1.5 inline-block">
            {toast.link.words}
          </TextLink>
        )}
        {toast.undo && <ToastUndo undo={toast.undo} onSend={onDismiss} />}
        {toast.held && onUndo && <ToastHeld onUndo={onUndo} />}
      </div>
      <IconButton icon={X} size="sm" label={t`Dismiss`} onClick={onDismiss} />
    </div>
  );
}
