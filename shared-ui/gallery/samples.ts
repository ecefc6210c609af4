import type { Language } from '@academy/shared-auth';

/** The gallery's content for the components, in both languages. */
export interface Sample {
  title: string;
  context: string;
  add: string;
  save: string;
  remove: string;
  edit: string;
  share: string;
  approve: string;
  names: string[];
  post: string;
  email: string;
  password: string;
  about: string;
  aboutHelp: string;
  country: string;
  countries: string[];
  choose: string;
  terms: string;
  optional: string;
  errors: { email: string; form: string; terms: string };
  tabs: string[];
  states: string[];
  empty: { title: string; text: string };
  confirm: { title: string; text: string };
  toast: { success: string; info: string; error: string; undo: string; detail: string };
  verse: string;
  link: string;
}

export const samples: Record<Language, Sample> = {
  en: {
    title: 'Timeline',
    context: 'What teachers and students share with each other.',
    add: 'Write a post',
    save: 'Save changes',
    remove: 'Delete post',
    edit: 'Edit',
    share: 'Copy link',
    approve: 'Approve',
    names: ['Maryam Haddad', 'يوسف الخطيب', 'Dr. Omar Saleh'],
    post: 'Tonight we finish Surat al-Mulk. Please listen to the recording once before the class.',
    email: 'E-mail',
    password: 'Password',
    about: 'About you',
    aboutHelp: 'A few sentences that your teacher will read.',
    country: 'Country',
    countries: ['Jordan', 'Egypt', 'Türkiye'],
    choose: 'Choose a country',
    terms: 'Remind me an hour before each class',
    optional: 'optional',
    errors: {
      email: 'Invalid email format',
      form: 'Email or password is incorrect. Check both and try again.',
      terms: 'Please choose this to go on',
    },
    tabs: ['All posts', 'Pending', 'Mine'],
    states: ['Draft', 'New', 'Approved', 'Pending', 'Cancelled', 'Scheduled', 'Unread'],
    empty: {
      title: 'Your posts will appear here',
      text: 'Share a recording, a question or a good word with your class.',
    },
    confirm: {
      title: 'Delete this post?',
      text: 'It disappears for everyone, with its comments. This cannot be undone.',
    },
    toast: {
      success: 'Post published',
      info: 'A new version is here',
      error: 'The post could not be saved',
      undo: 'Undo',
      detail: 'Check your connection, then try again.',
    },
    verse: 'Learning, word by word',
    link: 'Read how classes work',
  },
  ar: {
    title: 'المنشورات',
    context: 'ما يتشاركه المعلّمون والطلاب فيما بينهم.',
    add: 'اكتب منشورًا',
    save: 'حفظ التغييرات',
    remove: 'حذف المنشور',
    edit: 'تعديل',
    share: 'نسخ الرابط',
    approve: 'موافقة',
    names: ['مريم الحداد', 'Yusuf Karim', 'د. عمر صالح'],
    post: 'نختم الليلة سورة الملك بإذن الله. رجاءً استمعوا إلى التسجيل مرة واحدة قبل الحصة.',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    about: 'نبذة عنك',
    aboutHelp: 'بضع جمل يقرؤها معلّمك.',
    country: 'الدولة',
    countries: ['الأردن', 'مصر', 'تركيا'],
    choose: 'اختر الدولة',
    terms: 'ذكّرني قبل كل حصة بساعة',
    optional: 'اختياري',
    errors: {
      email: 'صيغة البريد الإلكتروني غير صحيحة',
      form: 'البريد الإلكتروني أو كلمة المرور غير صحيحة؛ راجعهما ثم أعِد المحاولة.',
      terms: 'يلزم اختيار هذا للمتابعة',
    },
    tabs: ['كل المنشورات', 'بانتظار الموافقة', 'منشوراتي'],
    states: ['مسودة', 'جديد', 'مقبول', 'قيد المراجعة', 'ملغى', 'مجدول', 'غير مقروء'],
    empty: { title: 'ستظهر منشوراتك هنا', text: 'شارك تسجيلًا أو سؤالًا أو كلمة طيبة مع صفّك.' },
    confirm: { title: 'أتحذف هذا المنشور؟', text: 'سيختفي لدى الجميع مع تعليقاته، ولا يمكن التراجع عن ذلك.' },
    toast: {
      success: 'نُشر المنشور',
      info: 'يتوفر إصدار جديد',
      error: 'تعذّر حفظ المنشور',
      undo: 'تراجع',
      detail: 'تحقّق من اتصالك، ثم أعِد المحاولة.',
    },
    verse: 'العلم كلمةً كلمة',
    link: 'كيف تسير الحصص',
  },
};
