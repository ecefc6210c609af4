import { type OutboxItem, useCopyTime, useOutbox, useSlowApi } from '@academy/shared-auth';
import { Box, Button, Flex, Span, useOnline } from '@academy/shared-ui';
import { CloudOffIcon, HourglassIcon } from '@academy/shared-ui/icons';
import { useMoment } from '@academy/shared-ui/restored';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLate } from '#/loading/remote-health.ts';
import { whenQuiet } from '#/loading/when-quiet.ts';
import { useIsPageSlow } from '#/remotes/slow-pages.ts';

type Sheet = typeof import('./outbox-sheet.tsx').OutboxSheet;

const loadSheet = async (): Promise<Sheet> =>
  (await import(/* webpackChunkName: "outbox" */ './outbox-sheet.tsx')).OutboxSheet;

/**
 * Loaded once the page is idle, since it is needed offline. Null until it arrives; a requested sheet that failed to
 * load is loaded again at the next connection.
 */
function useOutboxSheet(isWanted: boolean, load: () => Promise<Sheet>): { Sheet: Sheet | null; hasFailed: boolean } {
  const [found, setFound] = useState<{ Sheet: Sheet | null; hasFailed: boolean }>({ Sheet: null, hasFailed: false });
  const isOnline = useOnline();
  const isThere = found.Sheet !== null;
  useEffect(() => {
    if (isThere) return;
    let isGone = false;
    const note = (Sheet: Sheet | null) => void (!isGone && setFound({ Sheet, hasFailed: Sheet === null }));
    const begin = () => void load().then(note, () => note(null));
    if (isWanted && isOnline) setFound((before) => ({ ...before, hasFailed: false }));
    const callOff = isWanted ? begin() : whenQuiet(begin);
    return () => {
      isGone = true;
      callOff?.();
    };
  }, [isWanted, isOnline, isThere, load]);
  return found;
}

/** A rejected message shows its error in its conversation. */
const needsViewer = ({ kind, state }: OutboxItem) => state === 'held' || (state === 'failed' && kind !== 'message');

/** The message about the connection, or null. An unreachable server counts as no connection. */
function useConnectionKey(hasWaiting: boolean, hasHeld: boolean, hasCopies: boolean) {
  const isOnline = useOnline();
  const isApiSlow = useSlowApi();
  const isPageSlow = useIsPageSlow();
  const isPartLate = useIsLate();
  if (!isOnline || hasCopies) return hasWaiting ? 'waiting' : 'none';
  if (hasWaiting) return 'unsent';
  if (hasHeld) return 'held';
  if (isApiSlow) return 'slow';
  // Whether the network or the device is slow is not known here.
  return isPageSlow || isPartLate ? 'loading' : null;
}

/** Without this code they wait for the next visit. */
const loadFormerItems = () => import(/* webpackChunkName: "outbox" */ '@academy/shared-auth/former-items');

function useFormerItems(): void {
  const { t } = useTranslation('shell');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit, in the language at its start
  useEffect(() => {
    const labels = { message: t('layout.outbox.message'), report: t('layout.outbox.report') };
    const adopt = async () => (await loadFormerItems()).adoptFormerItems(labels);
    return whenQuiet(() => void adopt().catch(() => {}));
  }, []);
}

interface ConnectionLineProps {
  path: string;
  isScrolledPast: boolean;
  /** Loads the code of the list of waiting items. */
  load?: () => Promise<Sheet>;
}

/**
 * Announces once, below the top bar, a missing or slow connection and the age of the shown data, and links to the
 * waiting items. If the page scrolls, it stays in view.
 */
export function ConnectionLine({ path, isScrolledPast, load = loadSheet }: ConnectionLineProps) {
  const { t } = useTranslation('shell');
  useFormerItems();
  const items = useOutbox();
  const hasWaiting = items.some(({ state }) => state === 'waiting');
  const hasHeld = items.some(needsViewer);
  const copyTime = useCopyTime(path);
  const moment = useMoment();
  const key = useConnectionKey(hasWaiting, hasHeld, copyTime !== null);
  const [isOpen, setOpen] = useState(false);
  const { Sheet: OutboxSheet, hasFailed } = useOutboxSheet(isOpen, load);
  const words = [
    key && t(`layout.connection.${key}`),
    copyTime !== null && t('ui:restored.at', { at: moment(copyTime) }),
    isOpen && hasFailed && t('layout.outbox.later'),
  ].filter(Boolean);
  const Icon = key === 'slow' || key === 'loading' ? HourglassIcon : CloudOffIcon;
  return (
    <Box
      flexShrink="0"
      zIndex="bar"
      {...(isScrolledPast ? { position: 'sticky', insetBlockStart: 'var(--top-bar)' } : {})}
    >
      <Flex
        {...(key ? { 'data-top-line': true } : {})}
        alignItems="center"
        justifyContent="center"
        columnGap="3"
        bg="bg.muted"
        color="fg"
        fontSize="sm"
        lineHeight="1.3"
        {...(key ? { minHeight: 'var(--top-line)', paddingInline: '3', borderBottomWidth: '1px' } : {})}
        borderColor="border.medium"
      >
        <Flex role="status" alignItems="center" gap="2" textAlign="center">
          {key && <Icon size={16} aria-hidden />}
          {words.length > 0 && <Span>{words.join(' ')}</Span>}
        </Flex>
        {key && (hasWaiting || hasHeld) && (
          <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('layout.outbox.show')}
          </Button>
        )}
      </Flex>
      {isOpen && OutboxSheet && <OutboxSheet onClose={() => setOpen(false)} />}
    </Box>
  );
}
