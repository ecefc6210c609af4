import { Box, chakra, Dialog } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { RowsPart, StatePart } from '../state/use-list.ts';

const Keys = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '3', alignItems: 'center' },
});
const Key = chakra('kbd', {
  base: {
    minWidth: '7',
    paddingInline: '2',
    borderWidth: '1px',
    borderColor: 'border.medium',
    borderRadius: 'control',
    bg: 'bg.muted',
    fontSize: 'sm',
    lineHeight: '1.75rem',
    textAlign: 'center',
  },
});
const Keyboard = chakra('dd', { base: { display: 'flex', gap: '1.5', direction: 'ltr', justifyContent: 'flex-end' } });

/** The keyboard shortcuts of this list. */
export function KeysDialog<Row>({
  state,
  rows,
  onClose,
}: {
  state: StatePart;
  rows: RowsPart<Row>;
  onClose: () => void;
}) {
  const { t } = useTranslation('ui');
  const keys = [
    ...(state.canSearch ? [{ id: 'search', keys: ['/'] }] : []),
    ...(state.addTo ? [{ id: 'add', keys: ['N'] }] : []),
    { id: 'rows', keys: ['J', 'K'] },
    ...(rows.rowTo ? [{ id: 'open', keys: ['Enter'] }] : []),
    { id: 'palette', keys: ['Ctrl', 'K'] },
    { id: 'help', keys: ['?'] },
  ] as const;
  return (
    <Dialog open onClose={onClose} title={t('list.keys.title')}>
      <Keys>
        {keys.map((entry) => (
          <Box key={entry.id} display="contents">
            <dt>{t(`list.keys.${entry.id}`)}</dt>
            <Keyboard>
              {entry.keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Keyboard>
          </Box>
        ))}
      </Keys>
    </Dialog>
  );
}
