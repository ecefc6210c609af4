import { Box } from '@academy/shared-ui';
import { useLayoutEffect, useRef } from 'react';

const indents = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].map((step) => [`& .ql-indent-${step}`, { paddingInlineStart: `${step * 1.5}rem` }]),
);

const styles = {
  overflowWrap: 'anywhere',
  lineHeight: '1.7',
  '& > * + *': { marginBlockStart: '0.6em' },
  '& h1': { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'heading' },
  '& h2': { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'heading' },
  // Each paragraph has the direction of its own script, and a marked word of the other script its place in it.
  '& :is(p, h1, h2, b, i, u, s, a)': { unicodeBidi: 'plaintext' },
  '& b': { fontWeight: 'semibold' },
  '& i': { fontStyle: 'italic' },
  // The space for the list mark is on the item, which has the direction of its own words.
  '& li': { marginInlineStart: '1.5em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginBlockStart: '0.25em' },
  '& blockquote': {
    borderInlineStartWidth: '2px',
    borderColor: 'brand.muted',
    paddingInlineStart: '4',
    color: 'fg.muted',
  },
  '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  ...indents,
};

/** The only place that renders a post's HTML. It is safe because the API stores only an allow-list (D50). */
export function RichText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other blocks.
  useLayoutEffect(() => {
    for (const block of text.current?.querySelectorAll<HTMLElement>('li, blockquote') ?? []) block.dir = 'auto';
  }, [html]);
  return <Box ref={text} dir="auto" css={styles} dangerouslySetInnerHTML={{ __html: html }} />;
}
