import { ago, type DemoPost } from './demo-post.ts';

/** Posts that wait for approval on the first day. */
export const pendingPosts: DemoPost[] = [
  {
    by: 'student',
    hoursAgo: ago(0, 1),
    warmth: 0,
    pending: true,
    text: `<p>Would anybody like to start a revision pair? Ten minutes after Isha in London, you recite one page to me, I recite one to you, no comments, only the mistakes. I am revising Juz Amma and half of Tabarak.</p>`,
  },
  {
    by: 'yahya.demir',
    hoursAgo: ago(0, 7),
    warmth: 0,
    pending: true,
    text: `<p>In Turkish we have no ع, and my teacher says I make a lovely hamza out of it. Which exercise helped you most?</p>`,
  },
  {
    by: 'teacher',
    hoursAgo: ago(0, 11),
    warmth: 0,
    pending: true,
    text: `<p>أعددتُ بطاقات صغيرة لأحكام الميم الساكنة: الإخفاء الشفوي مع الباء، وإدغام المثلين مع الميم، والإظهار الشفوي مع بقية الحروف. من أراد نسخة منها لطلابه فليراسلني.</p>`,
  },
  {
    by: 'judi.khalil',
    hoursAgo: ago(1, 3),
    warmth: 0,
    pending: true,
    media: ['kahf-map.webp'],
    text: `<p>رسمتُ خريطة لسورة الكهف: أصحاب الكهف، صاحب الجنّتين، موسى والخضر، ذو القرنين. أحفظ الآن أين أنا في السورة من لون الصفحة.</p>`,
  },
  {
    by: 'hamza.siddiqui',
    hoursAgo: ago(1, 9),
    warmth: 0,
    pending: true,
    text: `<p>I am putting together a circle for teenagers in Toronto and New York, Sundays after Dhuhr: twenty minutes of recitation, twenty of meaning, and then football on your own side of the border. Tell me if your child would come.</p>`,
  },
];
