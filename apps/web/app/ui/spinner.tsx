import { LoaderCircle } from 'lucide-react';
import { Icon } from './icon.tsx';

export function Spinner({ size = 18, className = '' }: { size?: 16 | 18 | 20; className?: string }) {
  return (
    <Icon of={LoaderCircle} size={size} className={`animate-spin motion-reduce:animate-none ${className}`} />
  );
}
