import type { ListingItem } from '@souk/contract/modules/search/listing';
import { lazy, type ReactNode, Suspense } from 'react';
import { CardActionContext } from '../../search/index.ts';
import { useCompared } from '../compared.ts';
import { CompareToggle } from './compare-toggle.tsx';

/** Loaded only by people who compare. */
const CompareTray = lazy(() => import('./compare-tray.tsx').then((file) => ({ default: file.CompareTray })));

const cardToggle = ({ id, title, image }: ListingItem) => (
  <CompareToggle item={{ id, title, image }} look="card" />
);

interface ComparingProps {
  children: ReactNode;
  /** Whether another bar is at the bottom of phones. */
  isQuietOnPhones?: boolean;
}

/** A page whose product cards can be compared, with the tray. */
export function Comparing({ children, isQuietOnPhones = false }: ComparingProps) {
  return (
    <CardActionContext value={cardToggle}>
      {children}
      {useCompared().length > 0 && (
        <Suspense>
          <CompareTray isQuietOnPhones={isQuietOnPhones} />
        </Suspense>
      )}
    </CardActionContext>
  );
}
