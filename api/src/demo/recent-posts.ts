import { ago, type DemoPost } from './demo-post.ts';

/** The first page of the feed. */
export const recentPosts: DemoPost[] = [
  {
    by: 'teacher',
    hoursAgo: ago(0, 2),
    warmth: 0.7,
    text: `<h2>Five minutes that change a recitation</h2><p>Before you open the mushaf tonight, read <b>one</b> line you already know by heart, slowly, and listen only for the <i>ghunnah</i>. Two full counts on every نّ and مّ: <b>إِنَّ</b>, <b>ثُمَّ</b>, <b>عَمَّ</b>.</p><p>Do it every evening for a week. Do not correct anything else. By Friday the rest of your recitation will have slowed down to keep it company.</p>`,
  },
  {
    by: 'super-admin',
    hoursAgo: ago(0, 5),
    warmth: 0.8,
    text: `<h2>مبارك ختم جزء عمّ</h2><p>أتمّ طالبنا <b>أنس حسن</b> مساء أمس حفظ جزء عمّ كاملًا، وسمّعه في جلسة واحدة من النبأ إلى الناس على الأستاذ عمر فاروق بأربعة تنبيهات فقط.</p><p>بدأ أنس معنا وهو لا يصل الحروف، وكان يقرأ صفحة واحدة في الأسبوع. لم يتغيّر إلا شيء واحد: لم يترك يومًا واحدًا بلا مراجعة. بارك الله فيه وفي والديه.</p>`,
  },
  {
    by: 'student',
    hoursAgo: ago(0, 9),
    warmth: 0.55,
    text: `<p>I finally understood why my teacher keeps saying “don’t lean on the <b>قلقلة</b>”. I was adding a tiny <i>a</i> after every ق and د, so <b>أَحَدْ</b> came out almost like “ahada”.</p><p>What helped: say the word, stop, and put a hand on your throat. The letter should bounce, but the voice should not start again. It took me eleven tries to get one clean الفلق. Worth it.</p>`,
  },
  {
    by: 'admin',
    hoursAgo: ago(1, 1),
    warmth: 0.45,
    text: `<h2>Clocks and classes</h2><p>Some of our families live where the clocks change, and some do not. Your class stays at the hour it has <b>where the student lives</b>, so for many teachers it moves by an hour on the day the clocks change.</p><ul><li>London and New York: your own hour stays the same.</li><li>Amman, Kuwait, Riyadh, Kuala Lumpur: there is no change, but a class with a teacher abroad may look different on the teacher’s side.</li></ul><p>Every time in the calendar is shown in your own time zone. If yours is wrong, set it in <b>My Profile</b>.</p>`,
  },
  {
    by: 'huda.saleh',
    hoursAgo: ago(1, 6),
    warmth: 0.6,
    text: `<h2>كيف نراجع من غير أن نملّ؟</h2><p>سألتني أمّ لثلاثة من طلابنا هذا السؤال، وهذا ما نصحتها به:</p><ol><li>صفحة جديدة، وخمس صفحات قديمة: لا تُقدَّم الأولى على الثانية.</li><li>المراجعة في الصلاة، لا قبل النوم.</li><li>يوم في الأسبوع بلا جديد: يسمّع فيه الطفل لأخيه أو لجدّته.</li></ol><p>قال ﷺ: «تعاهدوا هذا القرآن، فوالذي نفس محمد بيده لهو أشدّ تفلّتًا من الإبل في عُقُلها». متفق عليه.</p>`,
  },
  {
    by: 'fatima.zahra',
    hoursAgo: ago(2, 3),
    warmth: 0.5,
    text: `<h2>Noon sakinah in one minute</h2><p>Look at the letter <b>after</b> the نْ or the tanween and ask which of the four it is:</p><ul><li><b>Izhar</b>, clear: ء ه ع ح غ خ, as in مَنْ آمَنَ</li><li><b>Idgham</b>, merged: يرملون, as in مَن يَقُولُ</li><li><b>Iqlab</b>, turned into a hidden م: only ب, as in مِنۢ بَعْدِ</li><li><b>Ikhfa</b>, hidden: the fifteen that are left, as in مِن قَبْلُ</li></ul><p>My students write the four words on a card and keep it inside the mushaf. After a month nobody looks at the card.</p>`,
  },
  {
    by: 'khadija.benali',
    hoursAgo: ago(2, 8),
    warmth: 0.4,
    text: `<p>Question for those who work full time: when do you memorise? Fajr is the advice everybody gives, and I believe it, but with a baby my Fajr is not quiet.</p><p>At the moment I learn three lines on the bus and recite them to the wall at lunch. It is slow. Does anyone have a rhythm that survived a whole year?</p>`,
  },
  {
    by: 'omar.farouk',
    hoursAgo: ago(3, 2),
    warmth: 0.5,
    text: `<p>تنبيه لطلاب المستوى الثاني: حروف الاستعلاء سبعة يجمعها قولنا <b>خُصَّ ضَغْطٍ قِظْ</b>، وهي مفخّمة دائمًا، لكنّ تفخيمها درجات.</p><p>أعلى ما يكون التفخيم في المفتوح الذي بعده ألف مثل <b>قَالَ</b>، وأدناه في المكسور مثل <b>قِيلَ</b>. فلا تجعلوا القاف في الموضعين سواء، ولا تضمّوا الشفتين طلبًا للتفخيم: مكانه أقصى اللسان لا الشفتان.</p>`,
  },
  {
    by: 'leader',
    hoursAgo: ago(4, 4),
    warmth: 0.35,
    visibleTo: ['teacher'],
    text: `<h2>For the teachers: writing a report a parent can use</h2><p>I read about sixty of your reports this month. The ones that parents answered had three things in common:</p><ol><li>the exact range, <i>from</i> and <i>to</i>;</li><li>one thing that went well, named (“the ra in الرحمن is now heavy without being forced”);</li><li>one thing to do at home that takes less than ten minutes.</li></ol><p>“Good class, mashaAllah” is kind, but it leaves a father at the kitchen table with nothing to do.</p>`,
  },
  {
    by: 'hana.tariq',
    hoursAgo: ago(4, 10),
    warmth: 0.5,
    text: `<p>حفظتُ اليوم أول صفحة من سورة يس. كنت أخاف من السور الطويلة، فقال لي الأستاذ عبد الله: «لا تحفظي سورة، احفظي سطرًا، والسطر لا يخيف أحدًا». وصدق.</p>`,
  },
  {
    by: 'nur.aisyah',
    hoursAgo: ago(5, 5),
    warmth: 0.45,
    text: `<h2>When a child says “I can’t”</h2><p>One of my seven-year-olds stopped in the middle of Surah al-Bayyinah and put her head on the table. We closed the mushaf and I told her the hadith of the two rewards: the one who recites with ease is with the noble, righteous scribes, and the one who stammers and finds it hard <b>has two rewards</b>.</p><p>She lifted her head and asked: “So if I stammer a lot, do I get a lot?” We finished the page.</p>`,
  },
  {
    by: 'adam.clarke',
    hoursAgo: ago(6, 3),
    warmth: 0.65,
    text: `<p>Two years ago I took my shahada and could not tell ب from ن. Last night I led my wife in prayer and recited al-Mulk from memory for the first time, all thirty verses.</p><p>Thank you, Ustadha Fatima Zahra, for never once sounding tired of the letter ع.</p>`,
  },
];
