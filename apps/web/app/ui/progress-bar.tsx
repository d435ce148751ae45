import type { ComponentProps } from 'react';

/** Progress of something that takes a while. */
export function ProgressBar({ className = '', ...progress }: ComponentProps<'progress'>) {
  return (
    <progress
      {...progress}
      className={`block h-1.5 appearance-none overflow-hidden rounded-full bg-inset [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-inset [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand forced-colors:appearance-auto ${className}`}
    />
  );
}
