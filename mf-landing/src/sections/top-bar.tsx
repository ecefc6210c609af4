import type { MouseEvent } from 'react';
import { useLanding } from '#/landing-context.ts';
import { BrandMark } from '#/ornament/brand-mark.tsx';
import { OfSection } from './of-section.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';

const sections = ['about', 'blog', 'faq', 'contact'];

/** A popover stays open over the section that was chosen in it, so this closes it. */
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('nav:popover-open')?.hidePopover();
}

export function TopBar() {
  const { t, language, Link, academy } = useLanding();
  return (
    <header className="ld-bar">
      <div className="ld-wide ld-bar-row">
        <a className="ld-brand" href={language === 'ar' ? '/ar' : '/'}>
          <BrandMark />
          {academy.name}
        </a>
        <nav className="ld-nav" id="sections" popover="auto" aria-label={t('nav.label')}>
          {sections.map((section) => (
            <OfSection key={section} of={section}>
              <a href={`#${section}`} onClick={closeMenu}>
                {t(`nav.${section}`)}
              </a>
            </OfSection>
          ))}
        </nav>
        <div className="ld-tools">
          <LanguageSwitch />
          <ThemeSwitch />
          <Link className="ld-button ld-button-quiet" href="/dashboard">
            {t('nav.sign-in')}
          </Link>
          <button
            className="ld-icon-button ld-menu-button"
            type="button"
            popoverTarget="sections"
            aria-label={t('nav.menu')}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 8h16M4 16h16" />
            </svg>
          </button>
        </div>
      </div>
    </header>
  );
}
