import type { DemoForm } from './demo-form.ts';

const answers = ['Very well', 'Well', 'Not so well'];

export const englishForms: DemoForm[] = [
  {
    name: 'How was your first month?',
    daysAgo: 75,
    questions: [
      { title: 'How well do you and your teacher get on?', type: 'radio', options: answers, required: true },
      {
        title: 'What helps you most?',
        type: 'checkbox',
        options: ['Reading aloud', 'Homework', 'Corrections in the report', 'Stories', 'Revision'],
      },
      { title: 'How many classes a week would you like?', type: 'select', options: ['1', '2', '3', '4 or more'] },
      { title: 'Anything that we should change?', type: 'textarea' },
    ],
    submissions: [
      {
        name: 'Amina Ahmed',
        email: 'amina.ahmed@example.test',
        hoursAgo: 9,
        answers: [
          'Very well',
          ['Reading aloud', 'Corrections in the report'],
          '2',
          'Could the report come in English as well? My husband reads no Arabic.',
        ],
      },
      {
        name: 'Adam Clarke',
        email: 'adam.clarke@example.test',
        hoursAgo: 74,
        answers: ['Well', ['Homework', 'Revision'], '3', null],
      },
      {
        name: 'Hafsa Malik',
        email: 'hafsa.malik@example.test',
        hoursAgo: 160,
        answers: ['Very well', ['Stories'], '2', 'Nothing. My daughter waits for the class all day.'],
      },
      {
        name: 'Daniel Wright',
        email: 'd.wright@example.test',
        hoursAgo: 400,
        answers: ['Not so well', null, '1', 'The evening classes are too late for us. Sundays would be better.'],
      },
    ],
  },
  {
    name: 'Summer course 2026',
    daysAgo: 170,
    closed: true,
    questions: [
      { title: 'Which weeks suit you?', type: 'checkbox', options: ['July 5', 'July 12', 'July 19'], required: true },
      { title: 'Notes', type: 'text' },
    ],
    submissions: [
      {
        name: 'Kareem Aziz',
        email: 'kareem.aziz@example.test',
        hoursAgo: 3700,
        answers: [['July 5', 'July 12'], 'Two brothers, 9 and 11 years old'],
      },
    ],
  },
];

/** Messages written on the landing page. */
export const contactMessages = [
  {
    name: 'Rahma Suleiman',
    email: 'rahma.s@example.test',
    hoursAgo: 5,
    message: 'Assalamu alaikum. Do you offer a trial class for a seven-year-old who cannot read Arabic yet?',
  },
  {
    name: 'نور الدين',
    email: 'nour@example.test',
    hoursAgo: 41,
    message: 'السلام عليكم. هل يمكن دفع الاشتراك بالتحويل من بنك في الكويت؟',
  },
  {
    name: 'Thomas Becker',
    email: 't.becker@example.test',
    hoursAgo: 210,
    message: 'I would like to learn to read Arabic as an adult.\nAre there evening classes for beginners?',
  },
];
