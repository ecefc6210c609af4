import { useTranslation } from 'react-i18next';

/** The obstacles to erasing a person, by the API's names. */
const known = ['future_classes', 'subscriptions', 'owed_classes', 'unpaid_classes', 'last_super_admin'] as const;
type OpenThing = (typeof known)[number];
const isKnown = (name: string): name is OpenThing => known.some((each) => each === name);

/** Words for open items: from an error's data, or from the reason of a request. */
export function useOpenThing() {
  const { t } = useTranslation('users');
  return (of: unknown): string => {
    if (typeof of === 'string') return isKnown(of) ? t(`data.open.${of}`) : of;
    const name = Object.keys(typeof of === 'object' && of ? of : {}).find(isKnown);
    return t(`data.open.${name ?? 'other'}`);
  };
}
