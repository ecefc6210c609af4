type Title = readonly [en: string, ar: string];

/** Reading from the first letter, by titles only: level, then its steps. */
export const letters: readonly { level: Title; steps: readonly Title[] }[] = [
  {
    level: ['Letters', 'الحروف'],
    steps: [
      ['Alif, ba, ta, tha', 'الألف والباء والتاء والثاء'],
      ['Jim, ha, kha', 'الجيم والحاء والخاء'],
      ['Dal, dhal, ra, zay', 'الدال والذال والراء والزاي'],
      ['Sin, shin, sad, dad', 'السين والشين والصاد والضاد'],
      ['Taa, zaa, ayn, ghayn', 'الطاء والظاء والعين والغين'],
      ['Fa, qaf, kaf, lam', 'الفاء والقاف والكاف واللام'],
      ['Mim, nun, ha, waw, ya', 'الميم والنون والهاء والواو والياء'],
      ['Hamza and its seats', 'الهمزة ومواضعها'],
      ['Shapes of the letters in a word', 'أشكال الحروف في الكلمة'],
    ],
  },
  {
    level: ['Short vowels', 'الحركات القصيرة'],
    steps: [
      ['Fatha', 'الفتحة'],
      ['Kasra', 'الكسرة'],
      ['Damma', 'الضمة'],
      ['Words with short vowels', 'كلمات بالحركات القصيرة'],
    ],
  },
  {
    level: ['Sukun and tanwin', 'السكون والتنوين'],
    steps: [
      ['Sukun', 'السكون'],
      ['Tanwin with fatha', 'تنوين الفتح'],
      ['Tanwin with kasra', 'تنوين الكسر'],
      ['Tanwin with damma', 'تنوين الضم'],
    ],
  },
  {
    level: ['Long vowels', 'حروف المد واللين'],
    steps: [
      ['Long alif', 'الألف المدية'],
      ['Long ya', 'الياء المدية'],
      ['Long waw', 'الواو المدية'],
      ['Soft waw and ya', 'الواو والياء اللينتان'],
    ],
  },
  {
    level: ['Shadda', 'الشدة'],
    steps: [
      ['Shadda with short vowels', 'الشدة مع الحركات'],
      ['Shadda with tanwin', 'الشدة مع التنوين'],
      ['Shadda after a long vowel', 'الشدة بعد المد'],
    ],
  },
  {
    level: ['Rules of reading', 'قواعد القراءة'],
    steps: [
      ['Sun letters and moon letters', 'اللام الشمسية واللام القمرية'],
      ['Connecting hamza', 'همزة الوصل'],
      ['Ta marbuta', 'التاء المربوطة'],
      ['Stopping at the end of a word', 'الوقف على أواخر الكلم'],
    ],
  },
  {
    level: ['Reading', 'القراءة'],
    steps: [
      ['Words of two and three parts', 'كلمات من مقطعين وثلاثة'],
      ['Short ayahs', 'آيات قصيرة'],
      ['A whole short surah from the page', 'سورة قصيرة كاملة من المصحف'],
    ],
  },
];
