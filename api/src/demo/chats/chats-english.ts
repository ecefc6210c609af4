import { ago } from '../posts/demo-post.ts';
import type { DemoChat } from './demo-chat.ts';

export const englishChats: DemoChat[] = [
  {
    between: ['student', 'teacher'],
    talks: [
      {
        hoursAgo: ago(19, 3),
        said: [
          [
            'teacher',
            'Assalamu alaikum Yusuf. You recited an-Naba beautifully today. One thing to carry home: the waqf after أَلْفَافًا.',
          ],
          ['student', 'Wa alaikum assalam teacher. I ran out of breath there 😅'],
          ['teacher', 'Everybody does. Breathe at مَعَاشًا, and you will have enough for the next three ayat.'],
          ['student', 'Ok I will try it with my mum listening'],
        ],
      },
      {
        hoursAgo: ago(12, 5),
        said: [
          [
            'student',
            'Teacher I mix up An-Nazi’at and Abasa near the end. Both talk about the Day and my tongue jumps.',
          ],
          [
            'teacher',
            'Good that you noticed it yourself. Look at what comes just before: in An-Nazi’at it is فَإِذَا جَاءَتِ الطَّامَّةُ, in Abasa فَإِذَا جَاءَتِ الصَّاخَّةُ. Two names, two roads.',
          ],
          [
            'teacher',
            'Here is the plan for the next four weeks. Tick a box only when you did it without the mushaf.',
            'revision-plan.pdf',
          ],
          ['student', 'Printed it! It is on the fridge now'],
          ['teacher', 'Then your whole family will revise with you.'],
        ],
      },
      {
        hoursAgo: ago(5, 2),
        said: [
          ['student', 'I did all of week 1. Sunday was hard because of football but I did it in the car'],
          ['teacher', 'In the car counts. Who checked you?'],
          ['student', 'Maryam did, she has the same page and she is VERY strict'],
          [
            'teacher',
            'I know, I taught her to be. This card goes with week 2, keep it in your mushaf.',
            'noon-sakinah.webp',
          ],
          ['student', 'جزاكِ الله خيرًا (I typed that myself)'],
        ],
      },
      {
        hoursAgo: ago(0, 3),
        said: [
          ['student', 'Teacher is tomorrow the test on Abasa or the whole page?'],
          ['teacher', 'From عَبَسَ to the end, and I will ask you for two places in An-Nazi’at as well.'],
          ['teacher', 'Sleep early and recite it once after Fajr. That is worth three times at night.'],
        ],
      },
    ],
    waiting: { student: 2 },
  },
  {
    between: ['teacher', 'leader'],
    talks: [
      {
        hoursAgo: ago(15, 6),
        said: [
          [
            'leader',
            'Salam Salma. Exams start in London on the 4th. Could you look at which of your students need their evening class moved?',
          ],
          [
            'teacher',
            'Wa alaikum assalam. Yusuf and Maryam for certain, their mother has already asked. Sumayya is in Toronto, nothing changes for her.',
          ],
          ['leader', 'Would Saturday at 10:00 London work for the two of them together?'],
          ['teacher', 'Together yes, but only for revision. They are on different pages.'],
          ['leader', 'Agreed, revision only. I will write to the office so that it counts as one hour each.'],
        ],
      },
      {
        hoursAgo: ago(1, 4),
        said: [
          [
            'teacher',
            'The Saturday hour went well, both finished early. May I give the last ten minutes to Jana? She is behind since her trip.',
          ],
          ['leader', 'Please do. And note it in the report, so that nobody wonders about the time.'],
          [
            'leader',
            'One more thing: can you take the Sunday circle on the madds next week? Hamza is travelling. It is at 17:30 London, 19:30 for you.',
          ],
        ],
      },
    ],
    waiting: { teacher: 2 },
  },
  {
    between: ['admin', 'parent'],
    talks: [
      {
        hoursAgo: ago(24, 7),
        said: [
          [
            'parent',
            'Assalamu alaikum. I see one invoice for Yusuf and one for Maryam this month. Last month it was a single one, is that right?',
          ],
          [
            'admin',
            'Wa alaikum assalam sister Amina. Yes: since they have different numbers of classes, each has an invoice of their own now. The total is the same as before.',
          ],
          ['parent', 'Thank you, that is clearer for me too. Both are paid.'],
          ['admin', 'Received, jazakum Allahu khayran. The receipts are in your email.'],
        ],
      },
      {
        hoursAgo: ago(0, 7),
        said: [
          [
            'parent',
            'We will be away from the 20th to the 27th, no good internet where my parents live. What happens to the classes of that week?',
          ],
          ['parent', 'If they can be moved to the week after, Saturday mornings are best for both.'],
        ],
      },
    ],
    waiting: { admin: 2 },
  },
  {
    between: ['guest', 'admin'],
    talks: [
      {
        hoursAgo: ago(2, 9),
        said: [
          [
            'guest',
            'Hello, I found you through a friend. I am 34, I can read the letters slowly but never learned tajweed. Is that too late for your academy?',
          ],
          [
            'admin',
            'Hello Layla, and welcome! A third of our students began as adults, the oldest at 67. Slowly is a fine place to start.',
          ],
          ['guest', 'That is a relief. I work until six in New York, so evenings only.'],
          [
            'admin',
            'We have two teachers with evening hours in your time zone. The first class is a trial and costs nothing: would Tuesday at 19:30 suit you?',
          ],
        ],
      },
      {
        hoursAgo: ago(1, 22),
        said: [
          ['guest', 'Tuesday 19:30 is perfect. Do I need to buy a book?'],
          [
            'admin',
            'No book, just something to write with. I have noted Tuesday, 19:30 New York, with a woman teacher as you asked on the phone.',
          ],
          [
            'admin',
            'The link comes by email an hour before. If you cannot find it, write here, one of us always reads along.',
          ],
        ],
      },
    ],
    waiting: { guest: 2 },
  },
  {
    between: ['leader', 'student'],
    talks: [
      {
        hoursAgo: ago(8, 6),
        said: [
          [
            'leader',
            'Salam Yusuf, I listened to your recording of at-Takwir. The letters are clear. How do you feel about the new class time?',
          ],
          ['student', 'Wa alaikum assalam ustadh. Saturday is better, I am not tired like after school'],
          ['leader', 'Good to hear. If that changes tell your teacher or me, both is fine.'],
        ],
      },
    ],
  },
  {
    between: ['sumayya.noor', 'teacher'],
    talks: [
      {
        hoursAgo: ago(3, 5),
        said: [
          [
            'sumayya.noor',
            'Assalamu alaikum, the clocks went back here on Sunday. Is our class still at 5 pm my time?',
          ],
          [
            'teacher',
            'Wa alaikum assalam Sumayya. It stays at 17:00 in Toronto, so it is midnight for me 🙂 Could we make it 16:00 until spring?',
          ],
          ['sumayya.noor', 'Of course! 4 pm from Thursday on?'],
          ['teacher', 'From Thursday on. Thank you, my alarm clock thanks you as well.'],
        ],
      },
      {
        hoursAgo: ago(0, 2),
        said: [
          [
            'sumayya.noor',
            'I recorded al-Mulk to ayah 15. I stumble at فَارْجِعِ الْبَصَرَ every single time. Can we begin there on Thursday?',
          ],
        ],
      },
    ],
    waiting: { teacher: 1 },
  },
  {
    between: ['hamza.siddiqui', 'noah.ibrahim'],
    talks: [
      {
        hoursAgo: ago(6, 4),
        said: [
          [
            'hamza.siddiqui',
            'Noah, your homework for Thursday: al-Qari’ah, five times aloud, and colour one house for each time.',
            'eight-houses.webp',
          ],
          ['noah.ibrahim', 'Can I do six houses'],
          ['hamza.siddiqui', 'You may do all eight. The picture is from Zayd, he coloured them for ash-Shu’ara.'],
          ['noah.ibrahim', 'I did eight!! My mom counted'],
          ['hamza.siddiqui', 'Eight! Then on Thursday you are the teacher and I recite to you.'],
        ],
      },
    ],
  },
];
