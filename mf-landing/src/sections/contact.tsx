import { contactDetails } from '#/contact-details.ts';
import { useLanding } from '#/landing-context.ts';
import { ContactForm } from './contact-form.tsx';

export function Contact() {
  const { t } = useLanding();
  return (
    <section className="ld-section ld-wide ld-split ld-contact" id="contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">{t('contact.title')}</h2>
        <p className="ld-aside">{t('contact.lead')}</p>
        <dl>
          <dt>{t('contact.mail')}</dt>
          <dd>
            <a href={`mailto:${contactDetails.email}`} dir="ltr">
              {contactDetails.email}
            </a>
          </dd>
          <dt>{t('contact.phone')}</dt>
          <dd>
            <a href={contactDetails.phoneLink} dir="ltr">
              {contactDetails.phone}
            </a>
          </dd>
          <dt>{t('contact.hours')}</dt>
          <dd>{t('contact.hours-text')}</dd>
        </dl>
      </div>
      <ContactForm />
    </section>
  );
}
