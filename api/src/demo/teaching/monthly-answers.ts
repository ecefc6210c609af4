/** Some answers to each of the seven questions; a report takes the answers at one index. */
export type MonthAnswers = readonly (readonly string[])[];

export const monthAnswers: Readonly<Record<'en' | 'ar', MonthAnswers>> = {
  en: [
    [
      'From {{first}} to {{last}}, in {{count}} classes. The target was met.',
      'From {{first}} to {{last}}. We are two classes behind, because the long portion took its time.',
      '{{count}} classes took us from {{first}} to {{last}}, a little more than planned.',
    ],
    [
      'The last three portions are firm. What was learnt two months ago needs one page of revision a day.',
      'Revision is regular, and it shows: few hesitations. The verses that resemble each other need care.',
      'Earlier parts are known, but slowly. Ten minutes before each class would be enough.',
    ],
    [
      'Clear and unhurried. The letters of the throat are better than last month; ghunnah is still cut short.',
      'The rules are known and mostly kept. Qalqalah at the end of a verse is often forgotten.',
      'Long vowels have become steady. We still work on the difference between heavy and light letters.',
    ],
    [
      'Reads short stories aloud without help; some thirty new words this month.',
      'Writing is neat. Joining letters in the middle of a word needs practice.',
      'We spoke about the manners of reciting, and learnt two supplications by heart.',
    ],
    [
      'Present and on time. Assignments were done in all weeks but one.',
      'Mostly on time; two classes began late because of the connection. Assignments were complete.',
      'Regular. Assignments were done, sometimes only just before the class.',
    ],
    [
      'Attentive to the end, and asks good questions.',
      'Polite and cheerful. In the last ten minutes attention fades, so we revise then.',
      'Takes part gladly, and corrects mistakes without being told twice.',
    ],
    [
      'Next month two portions a week. Please listen to one page every evening.',
      'We finish the surah and begin the next. Please keep the hour of the class free of other things.',
      'The plan stays the same. A quiet corner and the camera at eye level would help.',
    ],
  ],
  ar: [
    [
      'من {{first}} إلى {{last}}، وعدد الحصص: {{count}}. تحقق الهدف.',
      'من {{first}} إلى {{last}}. تأخرنا حصتين عن الخطة لطول المقطع.',
      'قُطع ما بين {{first}} و{{last}}، وهو أكثر قليلًا مما خُطّط له. عدد الحصص: {{count}}.',
    ],
    [
      'آخر ثلاثة مقاطع راسخة، وما حُفظ قبل شهرين يحتاج إلى صفحة مراجعة كل يوم.',
      'المراجعة منتظمة وأثرها ظاهر، والمتشابهات تحتاج إلى عناية.',
      'المحفوظ السابق حاضر لكن ببطء، وتكفيه عشر دقائق قبل كل حصة.',
    ],
    [
      'التلاوة واضحة متأنّية. تحسّنت حروف الحلق، والغنّة ما زالت قصيرة.',
      'الأحكام معروفة ومطبّقة في الغالب، وتُنسى القلقلة عند الوقف.',
      'استقامت المدود، والعمل مستمر على التفخيم والترقيق.',
    ],
    [
      'قراءة القصص القصيرة جهرًا بلا مساعدة، ونحو ثلاثين كلمة جديدة هذا الشهر.',
      'الخط مرتّب، ووصل الحروف في وسط الكلمة يحتاج إلى تدريب.',
      'تحدّثنا عن آداب التلاوة، وحُفظ دعاءان.',
    ],
    [
      'حضور في الموعد، وأُنجزت الواجبات في كل الأسابيع إلا واحدًا.',
      'الحضور في الموعد غالبًا، وتأخّرت حصتان بسبب الاتصال، والواجبات كاملة.',
      'الحضور منتظم، والواجبات تُنجز أحيانًا قبيل الحصة.',
    ],
    [
      'انتباه حتى النهاية وأسئلة جيدة.',
      'خُلق طيّب ونشاط، ويقلّ الانتباه في آخر عشر دقائق فنجعلها للمراجعة.',
      'مشاركة برغبة، وتصحيح للأخطاء من أول تنبيه.',
    ],
    [
      'في الشهر القادم مقطعان في الأسبوع، والمرجوّ الاستماع إلى صفحة كل مساء.',
      'إتمام السورة والبدء بالتي تليها، مع تفريغ وقت الحصة من أي انشغال.',
      'تبقى الخطة كما هي، ويفيد مكان هادئ والكاميرا في مستوى العين.',
    ],
  ],
};
