import type { LeadStatus } from '#modules/forms/leads/lead-status.ts';

export interface DemoLead {
  learner: string;
  age: number;
  name: string;
  email: string | null;
  phone: string | null;
  subject: string;
  level: string | null;
  gender: 'woman' | 'man' | null;
  times: string;
  zone: string;
  language: 'en' | 'ar';
  source: string;
  status: LeadStatus;
  hoursAgo: number;
  isOwned?: boolean;
  /** The account that has taken the request over. */
  login?: string;
  reason?: string;
  note?: string;
}

/** A lead whose trial is scheduled. */
export const WITH_TRIAL = 'amina.yilmaz@example.com';

const base = { level: null, gender: null, phone: null, source: 'website', language: 'en' } as const;

export const demoLeads: readonly DemoLead[] = [
  {
    ...base,
    learner: 'Adam Khan',
    age: 8,
    name: 'Saira Khan',
    email: 'saira.khan@example.com',
    subject: 'reading',
    level: 'Knows half of the letters',
    gender: 'woman',
    times: 'Weekdays after 16:00',
    zone: 'Europe/London',
    status: 'new',
    hoursAgo: 3,
  },
  {
    ...base,
    learner: 'Zayd Osman',
    age: 7,
    name: 'Layla Osman',
    email: 'guest@academy.test',
    login: 'guest',
    subject: 'reading',
    gender: 'woman',
    times: 'After school',
    zone: 'America/New_York',
    status: 'new',
    hoursAgo: 6,
  },
  {
    ...base,
    learner: 'جنى العلي',
    age: 10,
    name: 'رنا العلي',
    email: 'rana.ali@example.com',
    phone: '962790000001',
    subject: 'memorisation',
    level: 'جزء عم',
    gender: 'woman',
    times: 'بعد العصر',
    zone: 'Asia/Amman',
    language: 'ar',
    status: 'new',
    hoursAgo: 20,
  },
  {
    ...base,
    learner: 'Tom Becker',
    age: 34,
    name: 'Tom Becker',
    email: 'tom.becker@example.com',
    subject: 'arabic',
    times: 'Saturday mornings',
    zone: 'Europe/Berlin',
    source: 'friday-flyer',
    status: 'new',
    hoursAgo: 40,
  },
  {
    ...base,
    learner: 'Yusuf Rahman',
    age: 12,
    name: 'Imran Rahman',
    email: null,
    phone: '447700900456',
    subject: 'recitation',
    times: 'Sundays',
    zone: 'Europe/London',
    status: 'contacted',
    hoursAgo: 52,
    isOwned: true,
    note: 'Asked to be called again on Sunday.',
  },
  {
    ...base,
    learner: 'سلمان الحربي',
    age: 15,
    name: 'فهد الحربي',
    email: 'fahad.harbi@example.com',
    subject: 'memorisation',
    gender: 'man',
    times: 'بعد المغرب',
    zone: 'Asia/Riyadh',
    language: 'ar',
    status: 'contacted',
    hoursAgo: 70,
    isOwned: true,
  },
  {
    ...base,
    learner: 'Amina Yilmaz',
    age: 27,
    name: 'Amina Yilmaz',
    email: WITH_TRIAL,
    subject: 'recitation',
    gender: 'woman',
    times: 'Evenings',
    zone: 'Europe/Istanbul',
    source: 'instagram',
    status: 'contacted',
    hoursAgo: 90,
  },
  {
    ...base,
    learner: 'Bilal Dupont',
    age: 9,
    name: 'Claire Dupont',
    email: 'claire.dupont@example.com',
    subject: 'reading',
    times: 'Wednesdays',
    zone: 'Europe/Paris',
    status: 'held',
    hoursAgo: 24 * 9,
    isOwned: true,
  },
  {
    ...base,
    learner: 'ليان الخطيب',
    age: 7,
    name: 'دانا الخطيب',
    email: 'dana.khatib@example.com',
    subject: 'reading',
    gender: 'woman',
    times: 'صباح السبت',
    zone: 'Asia/Amman',
    language: 'ar',
    source: 'friday-flyer',
    status: 'held',
    hoursAgo: 24 * 12,
    isOwned: true,
  },
  {
    ...base,
    learner: 'Idris Mohamud',
    age: 11,
    name: 'Hodan Mohamud',
    email: 'hodan.m@example.com',
    subject: 'memorisation',
    times: 'After school',
    zone: 'Europe/London',
    status: 'joined',
    hoursAgo: 24 * 33,
    isOwned: true,
  },
  {
    ...base,
    learner: 'ريم الزعبي',
    age: 22,
    name: 'ريم الزعبي',
    email: 'reem.zoubi@example.com',
    subject: 'recitation',
    gender: 'woman',
    times: 'مساءً',
    zone: 'Asia/Dubai',
    language: 'ar',
    source: 'instagram',
    status: 'joined',
    hoursAgo: 24 * 47,
    isOwned: true,
  },
  {
    ...base,
    learner: 'Noah Smith',
    age: 13,
    name: 'Helen Smith',
    email: 'helen.smith@example.com',
    subject: 'arabic',
    times: 'Weekends',
    zone: 'America/New_York',
    status: 'lost',
    hoursAgo: 24 * 20,
    isOwned: true,
    reason: 'No time that suits both parents.',
  },
  {
    ...base,
    learner: 'حمزة النجار',
    age: 10,
    name: 'أمل النجار',
    email: null,
    phone: '962790000002',
    subject: 'memorisation',
    times: 'بعد العشاء',
    zone: 'Asia/Amman',
    language: 'ar',
    status: 'lost',
    hoursAgo: 24 * 28,
    isOwned: true,
    reason: 'اختارت الأسرة حلقة في المسجد القريب.',
  },
];
