import type { ReactNode } from 'react';

const forget = () => {
  localStorage.clear();
  sessionStorage.clear();
};

/** Ends the session with a full reload at / (B-056, reading A-40) and clears local storage. */
export function LogoutForm({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <form method="post" action="/logout" className={className} onSubmit={forget}>
      {children}
    </form>
  );
}
