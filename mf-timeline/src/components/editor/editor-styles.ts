const indentStep = 1.5;
const steps = [1, 2, 3, 4, 5, 6, 7, 8];

const indents = Object.fromEntries(
  steps.map((step) => [`& .ql-editor .ql-indent-${step}`, { paddingInlineStart: `${step * indentStep}em` }]),
);

/**
 * Quill keeps items of all depths in one list: each depth has its own counter, which restarts below every shallower
 * item.
 */
const counters = ['list-0', ...steps.map((step) => `list-${step}`)];
const styles = ['decimal', 'lower-alpha', 'lower-roman'];
const numbers = Object.fromEntries(
  counters.flatMap((counter, depth) => {
    const item = depth === 0 ? 'li:not([class*=ql-indent])' : `li.ql-indent-${depth}`;
    const deeper = counters.slice(depth + 1).join(' ') || 'none';
    return [
      [`& .ql-editor ${item}`, { counterSet: deeper, paddingInlineStart: `${(depth + 1) * indentStep}em` }],
      [`& .ql-editor ${item}[data-list=ordered]`, { counterIncrement: counter }],
      [
        `& .ql-editor ${item}[data-list=ordered] > .ql-ui::before`,
        { content: `counter(${counter}, ${styles[depth % styles.length]}) "."` },
      ],
    ];
  }),
);

/** The styles of the text in the editor: those of a post. */
export const editorStyles = {
  '& .ql-editor': {
    minHeight: '10rem',
    maxHeight: '55dvh',
    overflowY: 'auto',
    padding: '3',
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    tabSize: '4',
    lineHeight: '1.7',
    cursor: 'text',
    counterReset: counters.join(' '),
  },
  '& .ql-editor.ql-blank::before': {
    content: 'attr(aria-placeholder)',
    position: 'absolute',
    color: 'fg.subtle',
    pointerEvents: 'none',
  },
  // An empty line has no script yet; it has the direction of the page.
  '& .ql-editor [dir=auto]:has(> br)': { direction: 'inherit' },
  '& .ql-editor > :not(li) + *': { marginBlockStart: '0.6em' },
  '& .ql-editor > :is(p, h1, h2, blockquote)': { counterSet: counters.join(' ') },
  '& h1': { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'heading' },
  '& h2': { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'heading' },
  '& strong': { fontWeight: 'semibold' },
  '& em': { fontStyle: 'italic' },
  '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& blockquote': {
    borderInlineStartWidth: '2px',
    borderColor: 'brand.muted',
    paddingInlineStart: '4',
    color: 'fg.muted',
  },
  '& .ql-editor > blockquote + blockquote': { marginBlockStart: '0' },
  '& ol': { listStyle: 'none' },
  '& li': { position: 'relative' },
  '& li > .ql-ui': { position: 'absolute', width: '0' },
  '& li > .ql-ui::before': {
    display: 'inline-block',
    width: '1.25em',
    marginInlineStart: '-1.5em',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& li[data-list=bullet] > .ql-ui::before': { content: '"\\2022"' },
  ...indents,
  ...numbers,
};
