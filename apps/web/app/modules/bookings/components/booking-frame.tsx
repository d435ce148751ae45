import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';

interface BookingFrameProps {
  back: { to: string; words: ReactNode };
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Pages with a single form are narrow. */
  isNarrow?: boolean;
}

/** A page about one booking: back link, title and content. */
export function BookingFrame({ back, title, lead, children, isNarrow }: BookingFrameProps) {
  return (
    <div className={`mx-auto pb-16 ${isNarrow ? 'max-w-read' : 'max-w-page'}`}>
      <Link
        to={back.to}
        className="inline-flex h-11 items-center gap-1.5 text-[15px] font-semibold text-ink-2 hover:text-ink"
      >
        <Icon of={ArrowLeft} size={18} isDirectional />
        {back.words}
      </Link>
      <h1 className="h-page">{title}</h1>
      {lead && <div className="mt-1 text-ink-2">{lead}</div>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
