/** The arch with its open door; decoration, the link around it has the name. */
export function LogoMark({ className = 'h-8' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 44" aria-hidden="true">
      <path d="M2 44V20C2 10.5 9 6.5 20 0c11 6.5 18 10.5 18 20v24z" fill="var(--brand)" />
      <path d="M10 44V22c0-6 4-8.5 10-12.5C26 13.5 30 16 30 22v22z" fill="var(--surface)" />
      <path d="M20 44V9.5c6 4 10 6.5 10 12.5v22z" fill="var(--lamp)" />
      <circle cx="17" cy="29" r="1.8" fill="var(--brand)" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-display text-[28px] leading-none font-bold tracking-tight">Souk</span>
    </span>
  );
}
