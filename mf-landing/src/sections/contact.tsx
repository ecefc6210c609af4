import { useLanding } from '#/landing-context.ts';
import { ContactFacts } from './contact-facts.tsx';
import { ContactForm } from './contact-form.tsx';

export function Contact() {
  const { t } = useLanding();
  return (
    <section className="ld-section ld-wide ld-split ld-contact" id="contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">{t('contact.title')}</h2>
        <p className="ld-aside">{t('contact.lead')}</p>
        <ContactFacts />
      </div>
      <ContactForm />
    </section>
  );
}
