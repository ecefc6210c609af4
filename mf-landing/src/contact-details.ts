/** The academy's own address book: the same in every language. */
export const contactDetails = {
  email: 'salam@academy.example',
  phone: '+44 20 7946 0142',
  phoneLink: 'tel:+442079460142',
} as const;
