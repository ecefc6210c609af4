interface Shown {
  title: string;
  body: string;
  language: 'en' | 'ar';
  /** Where a click leads, as a full address. */
  url: string;
  /** One that is shown gives way to another of the same tag. */
  tag: string;
  /** Which notification it is: a click marks it as read, and one that was read elsewhere is closed. */
  notificationId: string | null;
}

const MAX_TEXT = 300;
const cut = (text: string) => {
  const letters = [...text];
  return letters.length > MAX_TEXT ? `${letters.slice(0, MAX_TEXT - 1).join('')}…` : text;
};

/** In the form of declarative web push, which Safari shows by itself; other browsers hand it to the service worker. */
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
