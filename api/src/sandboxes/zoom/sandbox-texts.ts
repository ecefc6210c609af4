export const pageTexts = {
  sandbox: {
    en: 'An imitation of Zoom for trying things out. It is not Zoom, and nothing here leaves this academy.',
    ar: 'محاكاة لـ Zoom لغرض التجربة. هذه الصفحة ليست Zoom، ولا يخرج شيء منها إلى خارج هذه الأكاديمية.',
  },
};

export const consentTexts = {
  title: { en: 'Let the academy make meetings for you?', ar: 'السماح للأكاديمية بإنشاء اجتماعات باسمك؟' },
  text: {
    en: 'The academy will have a meeting ready for each class that you schedule.',
    ar: 'ستُعِد الأكاديمية اجتماعًا لكل حصة تُضاف إلى الجدول.',
  },
  name: { en: 'Your name in meetings', ar: 'اسمك في الاجتماعات' },
  scopeMeetings: { en: 'Create, change and delete meetings', ar: 'إنشاء الاجتماعات وتعديلها وحذفها' },
  scopeUser: { en: 'See the name of the account', ar: 'الاطلاع على اسم الحساب' },
  allow: { en: 'Allow', ar: 'السماح' },
  decline: { en: 'Decline', ar: 'رفض' },
  wrongTitle: { en: 'This request is not valid', ar: 'هذا الطلب غير صالح' },
  wrong: { en: 'Start again in the academy.', ar: 'يُرجى البدء من جديد في الأكاديمية.' },
};

export const roomTexts = {
  missingTitle: { en: 'There is no such meeting', ar: 'لا يوجد اجتماع كهذا' },
  missing: { en: 'It was deleted, or the link is not complete.', ar: 'ربما حُذف الاجتماع، أو أن الرابط غير مكتمل.' },
  name: { en: 'Your name', ar: 'اسمك' },
  join: { en: 'Join the meeting', ar: 'دخول الاجتماع' },
  limits: {
    en: 'A small room for up to 6 people, straight from browser to browser. It works within one network or between machines that reach each other; there is no relay server, no recording and no chat. Camera and microphone need https or localhost.',
    ar: 'غرفة صغيرة تتسع لستة أشخاص، والاتصال فيها مباشر بين المتصفحات. تعمل داخل شبكة واحدة أو بين أجهزة يصل بعضها إلى بعض، وليس فيها خادم وسيط ولا تسجيل ولا محادثة نصية. يتطلب استخدام الكاميرا والميكروفون اتصال https أو localhost.',
  },
  you: { en: 'You', ar: 'أنت' },
  people: { en: 'People in the meeting', ar: 'الحاضرون في الاجتماع' },
  microphoneOff: { en: 'Turn the microphone off', ar: 'إيقاف الميكروفون' },
  microphoneOn: { en: 'Turn the microphone on', ar: 'تشغيل الميكروفون' },
  cameraOff: { en: 'Turn the camera off', ar: 'إيقاف الكاميرا' },
  cameraOn: { en: 'Turn the camera on', ar: 'تشغيل الكاميرا' },
  leave: { en: 'Leave', ar: 'مغادرة' },
  alone: { en: 'No one else is here yet.', ar: 'لا أحد غيرك هنا حتى الآن.' },
  noDevices: {
    en: 'Neither camera nor microphone could be used. The others cannot see or hear you; you can still see and hear them.',
    ar: 'تعذر استخدام الكاميرا والميكروفون. لن يراك الآخرون ولن يسمعوك، لكن يمكنك رؤيتهم وسماعهم.',
  },
  noCamera: {
    en: 'There is no camera that can be used; the others can hear you.',
    ar: 'لا توجد كاميرا متاحة، ويمكن للآخرين سماعك.',
  },
  full: { en: 'The room is full.', ar: 'الغرفة ممتلئة.' },
  lost: { en: 'The connection was lost. Trying again…', ar: 'انقطع الاتصال. تجري المحاولة من جديد…' },
  unreachable: {
    en: 'The room could not be reached. Please try again.',
    ar: 'تعذر الوصول إلى الغرفة. يُرجى إعادة المحاولة.',
  },
  noPath: { en: 'No direct connection to {name} is possible.', ar: 'لا يمكن الاتصال المباشر بـ{name}.' },
  left: { en: 'You have left the meeting. You can close this tab.', ar: 'غادرت الاجتماع. يمكن إغلاق هذه الصفحة.' },
  again: { en: 'Join again', ar: 'الدخول مجددًا' },
};
