import { chakra, Dialog, FormError, IconButton, isComposing, Text, TextField } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { StarIcon, TrashIcon } from '../../icons.ts';
import type { SavedView, ViewStore } from '../list-types.ts';
import { useViewChange } from './use-view-change.ts';

const Views = chakra('ul', { base: { display: 'grid', gap: '2', listStyle: 'none' } });
const View = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: '1', alignItems: 'center' },
});

interface ViewsDialogProps {
  store: ViewStore;
  views: readonly SavedView[];
  onClose: () => void;
}

/** The views of a list: each can be renamed, made the default, or deleted. */
export function ViewsDialog({ store, views, onClose }: ViewsDialogProps) {
  const { t } = useTranslation('ui');
  const { run, isPending, problem } = useViewChange(store);
  const rename = ({ id, name }: SavedView, written: string) => {
    const next = written.trim();
    if (next !== '' && next !== name) run(() => store.change(id, { name: next }));
  };
  return (
    <Dialog open onClose={onClose} title={t('list.views.manageTitle')}>
      {problem && <FormError>{problem}</FormError>}
      {views.length === 0 && <Text color="fg.muted">{t('list.views.none')}</Text>}
      <Views aria-busy={isPending}>
        {views.map((view) => (
          <View key={`${view.id} ${view.name}`}>
            <TextField
              label={t('list.views.rename', { name: view.name })}
              labelHidden
              dir="auto"
              defaultValue={view.name}
              maxLength={60}
              onBlur={(event) => rename(view, event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.currentTarget.blur();
              }}
            />
            <IconButton
              aria-label={t('list.views.open', { name: view.name })}
              aria-pressed={view.isDefault}
              css={{ '&[aria-pressed=true] svg': { fill: 'currentColor', color: 'accent.fg' } }}
              onClick={() => run(() => store.change(view.id, { isDefault: !view.isDefault }))}
            >
              <StarIcon />
            </IconButton>
            <IconButton
              aria-label={t('list.views.delete', { name: view.name })}
              onClick={() => run(() => store.remove(view.id))}
            >
              <TrashIcon />
            </IconButton>
          </View>
        ))}
      </Views>
    </Dialog>
  );
}
