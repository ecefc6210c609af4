/** The academy's own address book: the same in every language. */
export const contactDetails = {
  email: 'salam@academy.example',
  phone: '+962 6 555 0142',
  phoneLink: 'tel:+96265550142',
} as const;
