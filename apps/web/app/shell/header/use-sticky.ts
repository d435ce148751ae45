import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Marks the banner of a landing page, whose end makes the header sticky. */
export const bannerMark = { 'data-banner': '' };

/** True once the page is scrolled past its banner, or past the header's own height if it has none (B-040). */
export function useSticky(headerHeight: number): boolean {
  const { pathname } = useLocation();
  const [isStuck, setStuck] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: -- another page has another banner
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const banner = document.querySelector<HTMLElement>('[data-banner]');
      const end = banner ? banner.offsetTop + banner.offsetHeight : headerHeight;
      setStuck(scrollY > end);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [pathname, headerHeight]);
  return isStuck;
}
