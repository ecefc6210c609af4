interface Shown {
  title: string;
  body: string;
  language: 'en' | 'ar';
  /** The target of a click, as a full address. */
  url: string;
  /** A new message replaces a shown one with the same tag. */
  tag: string;
  /** The notification's id: a click marks it as read, and reading it elsewhere closes the message. */
  notificationId: string | null;
}

const MAX_TEXT = 300;
const cut = (text: string) => {
  const letters = [...text];
  return letters.length > MAX_TEXT ? `${letters.slice(0, MAX_TEXT - 1).join('')}…` : text;
};

/** In the form of declarative web push, which Safari shows by itself; other browsers pass it to the service worker. */
export function pushPayload({ title, body, language, url, tag, notificationId }: Shown): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: cut(title),
      body: cut(body),
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      tag,
      navigate: url,
      data: { notificationId },
    },
  });
}
