import type { LegalKind } from '#modules/people/consents/consents.table.ts';

interface DemoText {
  kind: LegalKind;
  daysAgo: number;
  en: string;
  ar: string;
}

const former: DemoText = {
  kind: 'terms',
  daysAgo: 200,
  en: `Classes take place online, one teacher and one student.

Please be there on time, and tell us a day before if you cannot come.`,
  ar: `تُعقد الحصص عبر الإنترنت بين معلم واحد وطالب واحد.

نرجو الالتزام بالموعد، وإبلاغنا قبل يوم عند تعذر الحضور.`,
};

/** The versions of each kind, in order. */
export const demoTexts: readonly DemoText[] = [
  former,
  {
    kind: 'terms',
    daysAgo: 60,
    en: `1. Classes
Classes take place online, one teacher and one student. A class lasts as long as was agreed with the family.

2. Being there
Please be there on time. You can ask to be excused, or to move a class, until two hours before it starts; a class that is missed without that counts as given.

3. Payment
Classes are paid in packages. What was paid and has not been used stays: classes do not expire.

4. Recordings
Classes are not recorded by the academy. Nobody may publish pictures or sound of a class.

5. The end
A subscription can be ended at any time; it then runs until the end of the month that is paid.`,
    ar: `1. الحصص
تُعقد الحصص عبر الإنترنت بين معلم واحد وطالب واحد، ومدة الحصة كما اتُّفق مع الأسرة.

2. الحضور
نرجو الالتزام بالموعد. يمكن طلب الاعتذار عن حصة أو تغيير موعدها قبل بدايتها بساعتين على الأقل، ويُحتسب الغياب من دون ذلك.

3. الدفع
تُدفع الحصص في باقات، وتبقى الحصص المدفوعة بلا مدة انتهاء.

4. التسجيل
لا تسجل الأكاديمية الحصص، ولا يجوز لأحد نشر صور أو أصوات منها.

5. الإنهاء
يمكن إنهاء الاشتراك في أي وقت، ويستمر حتى نهاية الشهر المدفوع.`,
  },
  {
    kind: 'privacy',
    daysAgo: 200,
    en: `What we keep
Name, contacts, age and time zone; classes, reports and progress; messages and payments. We never see the number of a card.

Who sees it
The student’s teacher and leader, parents, and the admins. Outside the academy only those who carry it: the payment provider for a payment, the video provider (Zoom) for a class, the mail service for emails, and the push services of Google, Apple and Mozilla for push messages.

Your rights
In your profile, under “My data”, you can ask for a copy of your data or for its erasure.`,
    ar: `ما نحتفظ به
الاسم ووسائل الاتصال والعمر والمنطقة الزمنية، والحصص والتقارير والتقدم، والرسائل والمدفوعات. ولا نطلع على رقم البطاقة أبدًا.

من يطلع عليه
معلم الطالب ومشرفه ووالداه والمديرون. وخارج الأكاديمية من تمر به البيانات فقط: مزود الدفع عند الدفع، ومزود الاجتماعات المرئية (Zoom) عند الحصة، وخدمة البريد عند إرسال الرسائل، وخدمات الإشعارات لدى Google وApple وMozilla.

حقوقك
يمكنك من ملفك الشخصي، في صفحة «بياناتي»، طلب نسخة من بياناتك أو محوها.`,
  },
  {
    kind: 'monitoring',
    daysAgo: 200,
    en: `To keep children safe, admins of the academy can read conversations between staff, students and families, and can look into classes.

They do so where there is a reason, and for nothing else.`,
    ar: `حرصًا على سلامة الأطفال، يمكن لإدارة الأكاديمية الاطلاع على المحادثات بين العاملين والطلاب والأسر، وعلى الحصص.

ولا يكون ذلك إلا عند الحاجة.`,
  },
  {
    kind: 'monitoring',
    daysAgo: 50,
    en: `To keep children safe, admins of the academy can read conversations between staff, students and families, and can look into classes. They do so where there is a reason, and for nothing else.

The parents of a student younger than 16 are in every conversation of the student with a teacher: they read and write there. Without a parent’s account the leader takes part.`,
    ar: `حرصًا على سلامة الأطفال، يمكن لإدارة الأكاديمية الاطلاع على المحادثات بين العاملين والطلاب والأسر، وعلى الحصص، ولا يكون ذلك إلا عند الحاجة.

ويشارك والدا الطالب دون السادسة عشرة في كل محادثة له مع معلم، قراءةً وكتابةً. وإن لم يكن لأحدهما حساب شارك المشرف.`,
  },
];
