import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toHtml } from '#/components/to-html.ts';
import { loadComposer } from './load-composer.ts';

type Form = Awaited<ReturnType<typeof loadComposer>>;

interface Ready {
  Form: Form;
  /** The text of the field at that time, as HTML. */
  initialText: string;
  takesFocus: boolean;
}

function readyWith(Form: Form, field: HTMLTextAreaElement | null): Ready {
  const text = field?.value ?? '';
  return { Form, initialText: text.trim() === '' ? '' : toHtml(text), takesFocus: document.activeElement === field };
}

/** Shows the form instead of the plain field, once its code has loaded and no input method is composing. */
export function useComposerForm(field: RefObject<HTMLTextAreaElement | null>) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const waiting = useRef<Form | null>(null);
  const isComposing = useRef(false);

  const takeOver = useEffectEvent(() => {
    const { current: Form } = waiting;
    // Synchronously: text typed between reading the field and removing it would be lost.
    if (Form && !isComposing.current) flushSync(() => setReady(readyWith(Form, field.current)));
  });
  useEffect(() => {
    let isGone = false;
    const arrive = (Form: Form) => {
      if (isGone) return;
      waiting.current = Form;
      takeOver();
    };
    loadComposer().then(arrive, () => isGone || setFailedAttempt(attempt));
    return () => {
      isGone = true;
    };
  }, [attempt]);
  useEffect(() => {
    const area = field.current;
    const begin = () => {
      isComposing.current = true;
    };
    const end = () => {
      isComposing.current = false;
      takeOver();
    };
    area?.addEventListener('compositionstart', begin);
    area?.addEventListener('compositionend', end);
    area?.focus({ preventScroll: true });
    return () => {
      area?.removeEventListener('compositionstart', begin);
      area?.removeEventListener('compositionend', end);
    };
  }, [field]);
  return { ready, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
