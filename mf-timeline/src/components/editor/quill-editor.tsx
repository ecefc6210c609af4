import { Box } from '@academy/shared-ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createQuill, type Quill } from './create-quill.ts';
import { editorStyles } from './editor-styles.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { readHtml } from './read-html.ts';
import { linesOf } from './rich-lines.ts';
import { writeHtml } from './write-html.ts';

export interface QuillEditorProps {
  label: string;
  placeholder: string;
  /** The id of the error text; undefined without an error. */
  errorId?: string | undefined;
  /** The initial text; later changes of it are ignored. */
  initialHtml: string;
  /** Whether it starts with the focus, the cursor at the text's end. */
  takesFocus?: boolean | undefined;
  /** Called with the text as HTML of the allow-list, '' while it is blank. */
  onChange: (html: string) => void;
  /** Receives the function that moves the cursor into the text, for a form that focuses its first error. */
  onFocusable?: (editor: { focus: () => void } | null) => void;
}

const textOf = (quill: Quill) => writeHtml(linesOf(quill.getContents().ops));

/** The text field with its toolbar, based on Quill. Loaded by `Editor`. */
export function QuillEditor(props: QuillEditorProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  const begin = useEffectEvent((element: HTMLElement) => createQuill(element, readHtml(props.initialHtml)));
  const emitChange = useEffectEvent((changed: Quill) => props.onChange(textOf(changed)));
  const offerFocus = useEffectEvent((editor: Quill | null) => props.onFocusable?.(editor));
  const takeFocus = useEffectEvent((editor: Quill) => {
    if (props.takesFocus) editor.setSelection(editor.getLength(), 0);
  });

  useEffect(() => {
    const holder = document.createElement('div');
    place.current?.append(holder);
    const created = begin(holder);
    created.on('text-change', () => emitChange(created));
    created.on('editor-change', () => {
      const range = created.getSelection();
      if (range) setFormats(created.getFormat(range));
    });
    setQuill(created);
    offerFocus(created);
    takeFocus(created);
    return () => {
      offerFocus(null);
      created.off('text-change');
      created.off('editor-change');
      // Quill has no destroy method; without this its observer would keep the page's text in memory.
      created.scroll.observer.disconnect();
      holder.remove();
    };
  }, []);
  useNaming(quill?.root, id, props);

  const format = (name: string, value: unknown) => {
    quill?.focus();
    quill?.format(name, value, 'user');
  };
  return (
    <Box
      borderWidth="1px"
      borderColor={props.errorId ? 'danger.fg' : 'border.strong'}
      borderRadius="control"
      bg="bg.surface"
      transition="border-color {durations.fast}"
      _hover={{ borderColor: props.errorId ? 'danger.fg' : 'fg.subtle' }}
      css={{
        '&:has(.ql-editor:focus-visible)': {
          outline: '2px solid',
          outlineColor: props.errorId ? 'danger.fg' : 'focus',
          outlineOffset: '-1px',
        },
      }}
    >
      <EditorToolbar controls={id} formats={formats} onFormat={format} />
      <Box ref={place} position="relative" css={editorStyles} />
    </Box>
  );
}

/** Gives Quill's text field a name for screen readers, as form fields have. */
function useNaming(root: HTMLElement | undefined, id: string, { label, placeholder, errorId }: QuillEditorProps) {
  useEffect(() => {
    if (!root) return;
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-placeholder': placeholder,
      'aria-required': 'true',
      'aria-invalid': errorId ? 'true' : null,
      'aria-describedby': errorId ?? null,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) root.removeAttribute(name);
      else root.setAttribute(name, value);
  }, [root, id, label, placeholder, errorId]);
}
