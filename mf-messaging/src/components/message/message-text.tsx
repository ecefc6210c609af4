import { chakra, Span } from '@academy/shared-ui';
import { linkedText } from './linked-text.ts';

const Anchor = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em', overflowWrap: 'anywhere' },
});

/** A message's text: plain text, with its addresses as links. */
export function MessageText({ text }: { text: string }) {
  const parts = linkedText(text);
  return (
    <Span whiteSpace="pre-wrap" overflowWrap="anywhere">
      {parts.map(({ text: words, href }, index) =>
        href ? (
          <Anchor key={index} href={href} target="_blank" rel="noopener noreferrer" dir="ltr">
            {words}
          </Anchor>
        ) : (
          words
        ),
      )}
    </Span>
  );
}
