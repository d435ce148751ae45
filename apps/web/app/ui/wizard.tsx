import type { ReactNode } from 'react';

interface WizardProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Text above the title on phones, such as "Step 3 of 5". */
  place?: ReactNode;
  children: ReactNode;
  preview?: ReactNode;
  /** Without a preview, for questions with many choices. */
  isWide?: boolean;
  back?: ReactNode;
  /** Between back and next: when the draft was saved. */
  note?: ReactNode;
  next: ReactNode;
}

/** One group of questions, a live preview at the end, and a sticky bar with Back and Continue. */
export function Wizard({
  title,
  lead,
  place,
  children,
  preview,
  isWide = false,
  back,
  note,
  next,
}: WizardProps) {
  return (
    <>
      <div
        className={`page grid grid-cols-1 gap-x-14 gap-y-10 pt-7 pb-36 lg:pt-12 ${preview ? 'lg:grid-cols-[minmax(0,1fr)_360px]' : ''}`}
      >
        <div className={preview ? 'max-w-read' : `mx-auto w-full ${isWide ? 'max-w-[960px]' : 'max-w-read'}`}>
          {place && <p className="text-sm font-semibold text-ink-3 lg:hidden">{place}</p>}
          <h1 className="h-page">{title}</h1>
          {lead && <p className="mt-1.5 max-w-[56ch] text-md text-ink-2">{lead}</p>}
          <div className="mt-7">{children}</div>
        </div>
        {preview && <aside className="self-start max-lg:hidden lg:sticky lg:top-[104px]">{preview}</aside>}
      </div>
      <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface">
        <div className="page flex h-[76px] items-center justify-between gap-3">
          {back ?? <span />}
          <span className="inline-flex items-center gap-1.5 text-sm text-ink-3 max-sm:hidden">{note}</span>
          {next}
        </div>
      </div>
    </>
  );
}
