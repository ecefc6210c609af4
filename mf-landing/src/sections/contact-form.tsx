import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLanding } from '#/landing-context.ts';
import { ContactField } from './contact-field.tsx';
import { useContactForm } from './use-contact-form.ts';

const never = () => () => {};

/**
 * Without scripts a plain form post with the browser's own checks; otherwise our texts and no reload, also for a
 * submission before hydration.
 */
export function ContactForm() {
  const { t, language } = useLanding();
  const { phase, problems, submit, forgive } = useContactForm();
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isAwake || dataset.message !== 'waiting') return;
    delete dataset.message;
    form.current?.requestSubmit();
  }, [isAwake]);
  return (
    <form ref={form} className="ld-form" action="/api/contact" method="post" noValidate={isAwake} onSubmit={submit}>
      <div role="status">
        <div className="ld-sent" id="contact-sent" hidden={phase.is !== 'sent'} suppressHydrationWarning>
          <strong>{t('contact.sent-title')}</strong> {t('contact.sent-text')}
        </div>
      </div>
      <ContactField name="name" label={t('contact.name')} problem={problems.name} onInput={() => forgive('name')} />
      <ContactField name="email" label={t('contact.email')} problem={problems.email} onInput={() => forgive('email')} />
      <ContactField
        name="message"
        label={t('contact.message')}
        problem={problems.message}
        onInput={() => forgive('message')}
      />
      <input type="hidden" name="language" value={language} />
      <label className="ld-trap" aria-hidden="true">
        {t('contact.website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <div role="alert">{phase.is === 'failed' ? <p className="ld-problem">{t(phase.because)}</p> : null}</div>
      <button className="ld-button ld-button-solid" type="submit" disabled={phase.is === 'sending'}>
        {t(phase.is === 'sending' ? 'contact.sending' : 'contact.send')}
      </button>
    </form>
  );
}
