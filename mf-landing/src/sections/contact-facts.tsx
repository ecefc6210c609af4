import type { ReactNode } from 'react';
import { useLanding } from '#/landing-context.ts';

interface ContactFactProps {
  label: string;
  /** If the value is empty the styles hide the line: a prerendered page has all lines. */
  value: string;
  href?: string;
}

function ContactFact({ label, value, href }: ContactFactProps) {
  return (
    <div data-value={value}>
      <dt>{label}</dt>
      <dd>{href ? <ContactLink href={href}>{value}</ContactLink> : <span dir="auto">{value}</span>}</dd>
    </div>
  );
}

const ContactLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} dir="ltr">
    {children}
  </a>
);

/** The ways to contact the academy, with labels. */
export function ContactFacts() {
  const { t, academy } = useLanding();
  const { email, phone, phoneLink, whatsapp, whatsappLink, address, hours } = academy;
  return (
    <dl>
      <ContactFact label={t('contact.mail')} value={email} href={`mailto:${email}`} />
      <ContactFact label={t('contact.phone')} value={phone} href={phoneLink} />
      <ContactFact label={t('contact.whatsapp')} value={whatsapp} href={whatsappLink} />
      <ContactFact label={t('contact.address')} value={address} />
      <ContactFact label={t('contact.hours')} value={hours} />
    </dl>
  );
}

/** The same without labels, for the footer. */
export function ContactLinks() {
  const { email, phone, phoneLink } = useLanding().academy;
  return (
    <address>
      <a href={`mailto:${email}`} dir="ltr" data-value={email}>
        {email}
      </a>
      <a href={phoneLink} dir="ltr" data-value={phone}>
        {phone}
      </a>
    </address>
  );
}
