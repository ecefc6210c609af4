/** The questions of the FAQ, for the page and for its structured data. */
export const questions = [
  { question: 'faq.arabic-question', answer: 'faq.arabic-answer' },
  { question: 'faq.women-question', answer: 'faq.women-answer' },
  { question: 'faq.missed-question', answer: 'faq.missed-answer' },
  { question: 'faq.pay-question', answer: 'faq.pay-answer' },
];
