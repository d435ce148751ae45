import { Trans } from '@lingui/react/macro';
import type { ReviewItem } from '@souk/contract/modules/reviews/reviews';
import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/link.tsx';
import { ItemLine } from './item-line.tsx';

interface ReviewFormPageProps {
  title: ReactNode;
  item?: ReviewItem | undefined;
  children: ReactNode;
}

/** A form about a review as a separate page that shows the reviewed item. */
export function ReviewFormPage({ title, item, children }: ReviewFormPageProps) {
  return (
    <div className="mx-auto max-w-form lg:py-2">
      <p className="mb-3 text-[15px]">
        <TextLink to="/reviews">
          <Trans>Reviews</Trans>
        </TextLink>
      </p>
      <h1 className="h-page mb-5">{title}</h1>
      {item && (
        <div className="card mb-5 p-3">
          <ItemLine item={item} />
        </div>
      )}
      <div className="panel p-5 lg:p-6">{children}</div>
    </div>
  );
}
