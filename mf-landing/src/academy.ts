interface AcademyTexts {
  name: string;
  email: string;
  phone: string;
  whatsapp: string;
  address: string;
  hours: string;
  /** Until when an excuse can be asked for, as a part of a sentence. */
  notice: string;
  /** Address and size of the logo; without one the platform's mark is shown. */
  logo: string;
  logowidth: string;
  logoheight: string;
  /** Empty: visitors cannot sign up. */
  signup: string;
  /** Empty: the academy has none. */
  terms: string;
  privacy: string;
}

/** The facts about the academy, in the page's language; empty ones are not shown. */
export interface ShownAcademy extends AcademyTexts {
  phoneLink: string;
  whatsappLink: string;
}

/** The texts that a prerendered page leaves open: the server fills in what admins have set. */
export const openTexts: AcademyTexts = {
  name: '%ACADEMY_NAME%',
  email: '%ACADEMY_EMAIL%',
  phone: '%ACADEMY_PHONE%',
  whatsapp: '%ACADEMY_WHATSAPP%',
  address: '%ACADEMY_ADDRESS%',
  hours: '%ACADEMY_HOURS%',
  notice: '%ACADEMY_NOTICE%',
  logo: '%ACADEMY_LOGO%',
  logowidth: '%ACADEMY_LOGO_WIDTH%',
  logoheight: '%ACADEMY_LOGO_HEIGHT%',
  signup: '%ACADEMY_SIGNUP%',
  terms: '%ACADEMY_TERMS%',
  privacy: '%ACADEMY_PRIVACY%',
};

export const openAcademy: ShownAcademy = {
  ...openTexts,
  phoneLink: 'tel:+%ACADEMY_PHONE_DIGITS%',
  whatsappLink: 'https://wa.me/%ACADEMY_WHATSAPP_DIGITS%',
};

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

export const withLinks = (texts: AcademyTexts): ShownAcademy => ({
  ...texts,
  phoneLink: `tel:+${digitsOf(texts.phone)}`,
  whatsappLink: `https://wa.me/${digitsOf(texts.whatsapp)}`,
});

/** The server writes them onto the page's root. */
export const academyOf = ({ name = '', email = '', phone = '', ...rest }: DOMStringMap): ShownAcademy =>
  withLinks({
    name,
    email,
    phone,
    whatsapp: rest.whatsapp ?? '',
    address: rest.address ?? '',
    hours: rest.hours ?? '',
    notice: rest.notice ?? '',
    logo: rest.logo ?? '',
    logowidth: rest.logowidth ?? '',
    logoheight: rest.logoheight ?? '',
    signup: rest.signup ?? '',
    terms: rest.terms ?? '',
    privacy: rest.privacy ?? '',
  });
