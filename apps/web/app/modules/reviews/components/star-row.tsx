import { LampStar } from '../../../ui/rating.tsx';

/** Five stars of which the first are lit; decoration beside the number. */
export function StarRow({ stars, className = 'size-[18px]' }: { stars: number; className?: string }) {
  return (
    <span className="flex" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <span key={place} className={place <= stars ? '' : 'opacity-25 grayscale'}>
          <LampStar className={className} />
        </span>
      ))}
    </span>
  );
}
