import { ago, type DemoPost } from './demo-post.ts';

export const englishPosts: DemoPost[] = [
  {
    by: 'hamza.siddiqui',
    hoursAgo: ago(8, 2),
    warmth: 0.4,
    text: `<h2>Madd, counted with one finger</h2><p>Close your fist and open one finger per count, at the speed of calm speech. Natural madd is <b>two</b> fingers: قَالَ. The joined one, جَآءَ, is <b>four or five</b>, and whichever you choose you keep to the end of the recitation. The necessary madd in وَلَا الضَّآلِّينَ is <b>six</b>, a whole hand and one more.</p>`,
  },
  {
    by: 'aaliyah.brown',
    hoursAgo: ago(10, 6),
    warmth: 0.35,
    text: `<p>Small victory: I recorded Surah al-Inshirah in March and again today, and listened to both. I can hear myself <i>breathing in the right places</i>. Keep your old recordings, they are kinder than your memory.</p>`,
  },
  {
    by: 'leader',
    hoursAgo: ago(12, 3),
    warmth: 0.4,
    text: `<h2>Open circle on Saturday</h2><p>This Saturday we read Surah al-Kahf together in four parts, one teacher for each. Students of all levels may listen; whoever wants to recite ten verses tells their teacher before Thursday.</p><p>It starts at 10:00 in London, 13:00 in Amman. Families are welcome to sit in.</p>`,
  },
  {
    by: 'zayd.malik',
    hoursAgo: ago(15, 9),
    warmth: 0.3,
    text: `<p>Does anyone else mix up the endings in Surah ash-Shu’ara? I stop at every <b>العزيز الرحيم</b> and have to think which story comes next. My teacher told me to draw the prophets as a row of little houses. I now have eight houses on my wall and it works.</p>`,
  },
  {
    by: 'admin',
    hoursAgo: ago(18, 2),
    warmth: 0.3,
    text: `<h2>Ramadan is nearer than it looks</h2><p>Every year the evening places are gone two weeks before the month begins, so we publish the timetable early:</p><ul><li>classes between Maghrib and Isha pause, wherever the student lives;</li><li>extra places after Fajr and after Taraweeh;</li><li>the daily circle: one juz a day, read by the teachers in turn.</li></ul><p>Tell your teacher which hour you want to keep. Whoever says nothing keeps their present hour if it does not touch iftar.</p>`,
  },
  {
    by: 'fatima.zahra',
    hoursAgo: ago(22, 7),
    warmth: 0.35,
    text: `<p>A note on the letter <b>ض</b>, since three of you asked this week: it is not a heavy د. The side of the tongue touches the upper back teeth, the sound is <i>stretched</i> along it, and nothing bounces. Say <b>ضَرَبَ</b> and then <b>دَرَبَ</b> in front of a mirror: for the first your tongue should feel wide, for the second only its tip works.</p>`,
  },
  {
    by: 'sofia.rossi',
    hoursAgo: ago(26, 4),
    warmth: 0.3,
    text: `<p>I am learning the Arabic alphabet at 52, and today I read the name of a bakery in Edgware Road without help. It said “bread”. I am unreasonably happy.</p>`,
  },
  {
    by: 'ilyas.khan',
    hoursAgo: ago(30, 5),
    warmth: 0.3,
    text: `<p>Which mushaf do you use? I changed from the thirteen-line one to the fifteen-line Madinah print halfway through Juz Tabarak, and my memory of <i>where</i> a verse stands on the page fell apart. Advice to beginners: choose one print and marry it.</p>`,
  },
  {
    by: 'nur.aisyah',
    hoursAgo: ago(35, 3),
    warmth: 0.4,
    text: `<h2>A revision table for busy weeks</h2><ol><li>Mornings: yesterday’s new lines, three times, aloud.</li><li>Dhuhr and Asr: one old page in the sunnah prayers.</li><li>Evenings: the last seven days from the beginning.</li></ol><p>If a day falls apart, keep only the second. A page that you pray with does not leave you.</p>`,
  },
  {
    by: 'imran.aziz',
    hoursAgo: ago(40, 8),
    warmth: 0.35,
    text: `<p>Alhamdulillah, Juz Amma is done. Fourteen months, two moves and one broken wrist. To whoever is stuck at an-Naba: it is the steepest page. After it the road goes down to the sea.</p>`,
  },
  {
    by: 'admin',
    hoursAgo: ago(46, 1),
    warmth: 0.25,
    text: `<h2>A new level test</h2><p>From this month every new student reads two minutes to a teacher before the first class: al-Fatihah, one short surah, and three unseen lines. Nobody can fail it. It only tells us which of our teachers will suit you best, and where the first lesson begins.</p>`,
  },
  {
    by: 'musa.diallo',
    hoursAgo: ago(52, 6),
    warmth: 0.25,
    text: `<p>My grandfather in Saint-Louis learned the Quran on a wooden board, washed it, and wrote the next verses. I told Ustadh Ibrahim, and for one week he made me write my lines by hand before reciting them. I have never kept a page so firmly.</p>`,
  },
  {
    by: 'hamza.siddiqui',
    hoursAgo: ago(60, 4),
    warmth: 0.3,
    text: `<h2>Stopping without breaking the meaning</h2><p>Look for the small <b>ۖ</b>, <b>ۗ</b> and <b>ۚ</b> above the line. The first says going on is better, the second that stopping is better, the third leaves it to you. And where you see <b>لا</b>, take your breath earlier: the sentence is not finished.</p>`,
  },
  {
    by: 'sumayya.noor',
    hoursAgo: ago(68, 7),
    warmth: 0.25,
    text: `<p>First month in the academy. I expected grammar tables and got a teacher who laughed with me about my <b>ح</b>. I have an actual smile in my class notes.</p>`,
  },
  {
    by: 'leader',
    hoursAgo: ago(75, 2),
    warmth: 0.3,
    text: `<p>To the parents: please do not answer for your children. When the teacher asks and it is quiet for ten seconds, something is happening in those ten seconds.</p>`,
  },
  {
    by: 'noah.ibrahim',
    hoursAgo: ago(83, 5),
    warmth: 0.35,
    text: `<p>I am nine and I know twenty-one surahs. My favourite is al-Zalzalah because it sounds like what it says.</p>`,
  },
  {
    by: 'fatima.zahra',
    hoursAgo: ago(92, 3),
    warmth: 0.3,
    text: `<h2>Reading list for the summer</h2><ul><li>The rules: any edition of <i>Tuhfat al-Atfal</i> with a short commentary.</li><li>The words: the eighty per cent list, ten a day, with the verse and not alone.</li><li>The heart: one page of translation of what you memorise, <b>before</b> you memorise it.</li></ul>`,
  },
  {
    by: 'aiman.hakim',
    hoursAgo: ago(101, 6),
    warmth: 0.2,
    text: `<p>Tip for those whose class is late in the evening, as mine is in Kuala Lumpur: recite standing up. I stopped yawning, and my teacher stopped pretending not to see it.</p>`,
  },
  {
    by: 'admin',
    hoursAgo: ago(112, 2),
    warmth: 0.3,
    text: `<h2>Welcome to the timeline</h2><p>This is our common room. Share what you have learnt, ask what you do not know, and congratulate one another. Posts appear after one of us has read them, usually within a day.</p><p>Three manners: be kind about other people’s recitation, name the source of what you quote, and keep private matters for the messages.</p>`,
  },
];
