import { pluralForms, routeOfLink } from '@academy/shared-auth/contract';
import type { Contents, Declared, Problem } from './remote-part.ts';

/** Notifications that lead to no page of their remote. */
export const notificationProblems = ({ name, notifications, routes }: Declared): Problem[] =>
  notifications.flatMap(({ key, to, orTo }) =>
    [to, orTo].flatMap((each) => {
      if (!each || routeOfLink(routes, each)) return [];
      const text = `the notification "${key}" of ${name} leads to ${each}, which is no route of it`;
      return [{ remotes: [name], text }];
    }),
  );

const languages = ['en', 'ar'] as const;

/**
 * The missing texts of a notification: all plural forms of a language if one language has any, otherwise the text
 * itself.
 */
export function missingNotificationTexts({ notifications }: Declared, { texts }: Contents): string[] {
  const has = (language: 'en' | 'ar', key: string) => Boolean(texts[language][key]?.trim());
  const needed = (language: string, textKey: string) => pluralForms(language).map((form) => `${textKey}_${form}`);
  return notifications.flatMap(({ key, textKey }) => {
    const forms = pluralForms('ar').map((form) => `${textKey}_${form}`);
    const isPlural = languages.some((language) => forms.some((form) => has(language, form)));
    return languages.flatMap((language) =>
      (isPlural ? needed(language, textKey) : [textKey])
        .filter((each) => !has(language, each))
        .map((each) => `the notification "${key}" has no text ${each} in ${language}`),
    );
  });
}
