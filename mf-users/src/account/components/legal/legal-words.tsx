import { Text } from '@academy/shared-ui';

/** A legal text as it was typed, line by line. */
export function LegalWords({ children, lang }: { children: string; lang?: 'en' | 'ar' }) {
  return (
    <Text lang={lang} dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" lineHeight="1.7" maxWidth="65ch">
      {children}
    </Text>
  );
}
