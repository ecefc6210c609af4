import { loadEditor } from '#/components/editor/editor.tsx';

/** Loads the form with its editor, which only authors need. */
export async function loadComposer() {
  const [{ ComposerCard }] = await Promise.all([
    import(/* webpackChunkName: "composer" */ '#/components/post-form/composer-card.tsx'),
    loadEditor(),
  ]);
  return ComposerCard;
}
