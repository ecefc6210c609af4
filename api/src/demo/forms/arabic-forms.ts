import type { DemoForm } from './demo-form.ts';

export const arabicForms: DemoForm[] = [
  {
    name: 'طلب الالتحاق بالأكاديمية',
    daysAgo: 140,
    questions: [
      { title: 'المدينة والبلد', type: 'text', required: true },
      { title: 'تاريخ ميلاد الطالب', type: 'date', required: true },
      {
        title: 'المادة المطلوبة',
        type: 'radio',
        options: ['القرآن الكريم', 'اللغة العربية', 'كلاهما'],
        required: true,
      },
      {
        title: 'مستوى القراءة',
        type: 'select',
        options: ['لا يقرأ بعد', 'يقرأ ببطء', 'يقرأ بطلاقة', 'حافظ لأجزاء'],
        required: true,
      },
      {
        title: 'الأيام المناسبة',
        type: 'checkbox',
        options: ['السبت', 'الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس'],
        required: true,
      },
      { title: 'شهادة أو تقييم سابق', type: 'file' },
      { title: 'ما الذي تودون أن نعرفه؟', type: 'textarea' },
    ],
    submissions: [
      {
        name: 'أم عبد الرحمن',
        email: 'um.abdulrahman@example.test',
        hoursAgo: 3,
        answers: [
          'إربد، الأردن',
          '2016-04-11',
          'القرآن الكريم',
          'يقرأ ببطء',
          ['السبت', 'الاثنين', 'الأربعاء'],
          'certificate.webp',
          'ابني في الصف الرابع، ويحفظ جزء عمّ.\nنود معلمة صبورة، ونفضل ما بعد صلاة العصر.',
        ],
      },
      {
        name: 'ياسر القحطاني',
        email: 'yasser.q@example.test',
        hoursAgo: 21,
        answers: ['الرياض، السعودية', '2012-09-30', 'كلاهما', 'يقرأ بطلاقة', ['الأحد', 'الثلاثاء'], null, null],
      },
      {
        name: 'Sumaya Osman',
        email: 'sumaya.osman@example.test',
        hoursAgo: 52,
        answers: [
          'Toronto, Canada',
          '2014-01-19',
          'اللغة العربية',
          'لا يقرأ بعد',
          ['السبت', 'الأحد'],
          null,
          'We speak English at home; weekends suit us best.',
        ],
      },
      {
        name: 'هالة إبراهيم',
        email: 'hala.ibrahim@example.test',
        hoursAgo: 120,
        answers: [
          'القاهرة، مصر',
          '1988-06-02',
          'القرآن الكريم',
          'حافظ لأجزاء',
          ['الخميس'],
          null,
          'أراجع ما حفظته منذ سنوات، وأبحث عن إجازة برواية حفص.',
        ],
      },
      {
        name: 'محمد أمين',
        email: 'm.amin@example.test',
        hoursAgo: 260,
        answers: ['إسطنبول، تركيا', '2010-12-24', 'كلاهما', 'يقرأ بطلاقة', ['الاثنين', 'الخميس'], null, null],
      },
    ],
  },
  {
    name: 'شكوى أو اقتراح',
    daysAgo: 96,
    questions: [
      { title: 'نوع الرسالة', type: 'radio', options: ['شكوى', 'اقتراح', 'شكر'], required: true },
      { title: 'بم تتعلق؟', type: 'select', options: ['الحصص', 'المعلم', 'الاشتراك', 'الموقع'] },
      { title: 'التفاصيل', type: 'textarea', required: true },
    ],
    submissions: [
      {
        name: 'وليد النجار',
        email: 'waleed@example.test',
        hoursAgo: 30,
        answers: ['اقتراح', 'الموقع', 'أقترح إرسال تذكير بالحصة قبل موعدها بساعة على الهاتف.'],
      },
      {
        name: 'أسماء الهاشمي',
        email: 'asmaa@example.test',
        hoursAgo: 190,
        answers: ['شكر', 'المعلم', 'جزى الله المعلمة خيرًا، فقد تحسنت قراءة ابنتي كثيرًا خلال شهرين.'],
      },
    ],
  },
];
