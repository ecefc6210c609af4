import type { ReactNode } from 'react';
import { useLanding } from '#/landing-context.ts';

/** What belongs to a section elsewhere, such as its link: shown while the section is. */
export function OfSection({ of, children }: { of: string; children: ReactNode }) {
  const { words, isTemplate } = useLanding();
  if (isTemplate)
    return (
      <>
        {`%IF:${of}%`}
        {children}
        {'%/IF%'}
      </>
    );
  return words.sections.includes(of) ? children : null;
}

/** A mark around a part of the template. */
export function Mark({ of }: { of: string }) {
  return useLanding().isTemplate ? `%${of}%` : null;
}
