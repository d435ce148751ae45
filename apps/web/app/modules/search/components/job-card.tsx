import { Briefcase } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';

interface JobCardProps {
  to: string;
  title: string;
  company: string | null;
  /** In thousands a year, if the ad states it. */
  salary: string | null;
  tags: readonly string[];
  meta: string;
  heart: ReactNode;
  headingLevel: 2 | 3;
}

const shownTags = 3;

/** A job has no photo: a tinted square, title, company, salary and up to three tags. */
export function JobCard({ to, title, company, salary, tags, meta, heart, headingLevel }: JobCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="card card-link relative flex min-h-full min-w-0 flex-col p-5">
      <div className="flex gap-3.5">
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-[#ffcf70] text-[#9c4a06]">
          <Icon of={Briefcase} size={24} />
        </span>
        <div className="min-w-0 pe-9">
          <Heading className="line-clamp-2 leading-snug font-semibold">
            <Link
              to={to}
              className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
            >
              {title}
            </Link>
          </Heading>
          {company && <p className="truncate text-sm text-ink-2">{company}</p>}
        </div>
      </div>
      {salary && <p className="num mt-4 font-display text-md font-semibold">{salary}</p>}
      {tags.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {tags.slice(0, shownTags).map((tag) => (
            <span
              key={tag}
              className="inline-flex h-6 items-center rounded-full bg-mute-soft px-2 text-xs font-medium text-mute"
            >
              {tag}
            </span>
          ))}
        </p>
      )}
      <p className="mt-auto truncate pt-4 text-sm text-ink-3">{meta}</p>
      {heart && <span className="absolute end-3 top-3 z-10">{heart}</span>}
    </article>
  );
}
