import { useLanding } from '#/landing-context.ts';
import { Mark } from './mark.tsx';

/** The academy's logo, otherwise the platform's mark: a prerendered page has both, and the styles show one. */
export function BrandMark() {
  const { logo, logowidth, logoheight } = useLanding().academy;
  return (
    <>
      <img
        className="ld-logo"
        alt=""
        loading="lazy"
        src={logo || undefined}
        width={logowidth || undefined}
        height={logoheight || undefined}
      />
      <Mark />
    </>
  );
}
