import type { ReactNode } from 'react';
import { LoginArt } from '../../../shell/login/login-art.tsx';

/** The look of the login, for pages through which users sign in. */
export function DoorFrame({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page py-6 lg:py-12">
      <section className="panel mx-auto grid w-full max-w-[960px] overflow-clip !rounded-2xl lg:min-h-[600px] lg:grid-cols-[360px_1fr]">
        <div className="bg-[#bccbff] max-lg:hidden">
          <div className="sticky top-20 grid h-[600px]">
            <LoginArt />
          </div>
        </div>
        <div className="min-w-0 px-5 py-8 sm:px-8 lg:px-10 lg:py-12">
          <h1 className="h-page">{title}</h1>
          {lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </section>
    </div>
  );
}
