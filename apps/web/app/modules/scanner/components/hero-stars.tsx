import { useId } from 'react';

/** The pattern of zellige stars behind a verdict, fading towards the text. */
export function HeroStars({ className }: { className: string }) {
  const pattern = useId();
  return (
    <svg
      className={`pointer-events-none absolute inset-y-0 end-0 h-full w-[420px] opacity-[.13] [mask-image:linear-gradient(to_left,#000,transparent)] max-lg:hidden rtl:[mask-image:linear-gradient(to_right,#000,transparent)] ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={pattern} width="84" height="84" patternUnits="userSpaceOnUse">
          <path
            d="M42 8l10 10h14v14l10 10-10 10v14H52L42 76 32 66H18V52L8 42l10-10V18h14z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
          <path
            d="M0 -10L10 0 0 10-10 0zM84-10L94 0 84 10 74 0zM0 74l10 10-10 10-10-10zM84 74l10 10-10 10-10-10z"
            fill="currentColor"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}
