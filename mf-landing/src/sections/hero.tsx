import { useLanding } from '#/landing-context.ts';
import { DawnWindow } from '#/ornament/dawn-window.tsx';
import { LatticePattern } from '#/ornament/lattice.tsx';
import { OfSection } from './of-section.tsx';

export function Hero() {
  const { t, Link, academy, language } = useLanding();
  return (
    <section className="ld-hero">
      <svg className="ld-lattice" aria-hidden="true" focusable="false">
        <LatticePattern id="ld-hero-lattice" size={112} />
        <rect width="100%" height="100%" fill="url(#ld-hero-lattice)" />
      </svg>
      <div className="ld-wide ld-hero-row">
        <div className="ld-hero-words">
          <h1>{t('hero.title')}</h1>
          <p className="ld-lead">{t('hero.lead')}</p>
          <p className="ld-actions">
            <a
              className="ld-button ld-button-solid"
              href={language === 'ar' ? '/free-trial?lang=ar' : '/free-trial?lang=en'}
            >
              {t('hero.trial')}
            </a>
            <Link className="ld-button ld-button-quiet" href="/auth/signin" data-value={academy.signup}>
              {t('hero.start')}
            </Link>
            <OfSection of="about">
              <a className="ld-more" href="#about">
                {t('hero.how')}
              </a>
            </OfSection>
          </p>
        </div>
        <DawnWindow title={t('hero.window')} />
      </div>
    </section>
  );
}
