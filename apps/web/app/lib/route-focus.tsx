import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a route change the new page's heading gets the focus (B-001 scrolls to the top). */
export function RouteFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
