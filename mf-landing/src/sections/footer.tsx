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
        <p className="ld-rights">
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {academy.name}. {t('footer.rights')}
        </p>
      </div>
    </footer>
  );
}
