import type { ReactNode } from 'react';

/** A person's name, in whichever script it is written. */
export function UserName({ children }: { children: string }) {
  return <bdi>{children}</bdi>;
}

/** Phones, e-mails, codes, addresses: left to right in every language. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" style={{ unicodeBidi: 'isolate' }}>
      {children}
    </bdi>
  );
}
