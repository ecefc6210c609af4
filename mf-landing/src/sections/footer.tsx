import { contactDetails } from '#/contact-details.ts';
import { useLanding } from '#/landing-context.ts';
import { Mark } from '#/ornament/mark.tsx';

export function Footer() {
  const { t } = useLanding();
  return (
    <footer className="ld-footer">
      <div className="ld-wide ld-footer-row">
        <div>
          <p className="ld-brand">
            <Mark />
            {t('brand.name')}
          </p>
          <p>{t('brand.line')}</p>
        </div>
        <address>
          <a href={`mailto:${contactDetails.email}`} dir="ltr">
            {contactDetails.email}
          </a>
          <a href={contactDetails.phoneLink} dir="ltr">
            {contactDetails.phone}
          </a>
        </address>
        <p className="ld-rights">
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {t('brand.name')}. {t('footer.rights')}
        </p>
      </div>
    </footer>
  );
}
