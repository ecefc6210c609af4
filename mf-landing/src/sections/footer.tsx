import { useLanding } from '#/landing-context.ts';
import { BrandMark } from '#/ornament/brand-mark.tsx';
import { ContactLinks } from './contact-facts.tsx';

export function Footer() {
  const { t, academy } = useLanding();
  return (
    <footer className="ld-footer">
      <div className="ld-wide ld-footer-row">
        <div>
          <p className="ld-brand">
            <BrandMark />
            {academy.name}
          </p>
          <p>{t('brand.line')}</p>
        </div>
        <ContactLinks />
        <div className="ld-rights">
          <p>
            © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {academy.name}. {t('footer.rights')}
          </p>
          <p className="ld-legal">
            <a href="/terms" data-value={academy.terms}>
              {t('footer.terms')}
            </a>
            <a href="/privacy" data-value={academy.privacy}>
              {t('footer.privacy')}
            </a>
            <a href="/safety">{t('footer.safety')}</a>
          </p>
        </div>
      </div>
    </footer>
  );
}
