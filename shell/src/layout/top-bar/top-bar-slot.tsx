import { useLanguage } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { IconButton, Span, Tooltip } from '@academy/shared-ui';
import { MenuIcon } from '@academy/shared-ui/icons';
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure, type RemoteFailure } from '#/loading/failure.ts';
import type { Loader } from '#/loading/loader.ts';
import { whenQuiet } from '#/loading/when-quiet.ts';
import { SlotOutlet } from '#/remotes/slot-outlet.tsx';
import { fillerComponent } from '#/slots/filler-component.ts';
import type { Filler } from '#/slots/fillers.ts';
import { CountMark } from '../menu/badge-count.tsx';
import { controlId, noteBadgeCount, useBadgeCount } from '../menu/menu-badges.ts';

interface PlaceholderProps {
  filler: Filler;
  /** Why it cannot be shown now. */
  failure?: RemoteFailure | null;
  isBusy?: boolean;
  onPress?: () => void;
  onApproach?: () => void;
  /** A press begins, which may end as a click. */
  onPressStart?: () => void;
  /** Called before it leaves the page. */
  onGone?: () => void;
}

/** A control drawn from the registry, with its number of the last visit. */
function Placeholder({
  filler,
  failure = null,
  isBusy = false,
  onPress,
  onApproach,
  onPressStart,
  onGone,
}: PlaceholderProps) {
  const { t } = useTranslation('shell');
  const count = useBadgeCount(controlId(filler.remote, filler.id));
  const own = filler.label?.[useLanguage()] ?? filler.id;
  const name = count > 0 ? `${own} · ${t('layout.badge.count', { count })}` : own;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks matter only at the moment of leaving
  useLayoutEffect(() => onGone, []);
  const label = failure ? `${name} · ${t('layout.section.down')}` : name;
  const detail = failure ? describeFailure(failure) : undefined;
  return (
    <Tooltip label={detail ? `${label} · ${detail}` : label}>
      <IconButton
        aria-label={label}
        aria-description={detail}
        aria-busy={isBusy || undefined}
        onClick={onPress}
        onPointerEnter={onApproach}
        onPointerDown={onPressStart}
        color={failure ? 'fg.subtle' : undefined}
      >
        <MenuIcon node={filler.icon} size={18} />
        {count > 0 && <CountMark count={count} {...onShoulder} />}
      </IconButton>
    </Tooltip>
  );
}

/** At the same position as the bell's own count. */
const onShoulder = {
  position: 'absolute',
  insetBlockStart: '0.5',
  insetInlineStart: '50%',
  minWidth: '4.5',
  lineHeight: '1.125rem',
} as const;

/** Calls back once, when its children are in the page. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback matters only at that moment
  useEffect(onShown, []);
  return children;
}

interface TopBarSlotProps {
  filler: Filler;
  loader: Loader;
  /** Whether the page has loaded: nothing of a slot is loaded before, unless it is requested. */
  isPageShown: boolean;
}

/** A remote's control in the bar: its icon first, its code when the page is idle or a user needs it. */
export const TopBarSlot = memo(({ filler, loader, isPageShown }: TopBarSlotProps) => {
  const [isWanted, setWanted] = useState(false);
  const [isAskedFor, setAskedFor] = useState(false);
  const place = useRef<HTMLElement>(null);
  const keepFocus = useFocusRestoration(place);
  const press = usePress();
  useEffect(() => {
    if (isPageShown) return whenQuiet(() => setWanted(true));
  }, [isPageShown]);

  const ask = () => {
    press.end();
    setWanted(true);
    setAskedFor(true);
  };
  const shown = () => {
    setAskedFor(false);
    keepFocus.giveBack();
  };
  const standIn = (
    <Placeholder
      filler={filler}
      isBusy={isAskedFor}
      onPress={ask}
      onApproach={() => setWanted(true)}
      onPressStart={press.start}
      onGone={keepFocus.remember}
    />
  );
  const down = (failure: RemoteFailure | null, retry: () => void) => {
    const tryAgain = () => {
      ask();
      retry();
    };
    return (
      <Shown onShown={() => setAskedFor(false)}>
        <Placeholder filler={filler} failure={failure} onPress={tryAgain} onGone={keepFocus.remember} />
      </Shown>
    );
  };
  const { id, remote } = filler;
  const counter = controlId(remote, id);
  const lastCount = useBadgeCount(counter);
  const onCount = useCallback((count: number) => noteBadgeCount(counter, count), [counter]);
  return (
    <Span ref={place} display="contents">
      <SlotOutlet
        part={{ kind: 'slot', id }}
        pending={standIn}
        {...{ remote, loader, isWanted, down }}
        isHeld={press.isHeld}
      >
        {(module, host) => {
          const Control = fillerComponent<SlotProps<'topbar'>>(module, id);
          return <Shown onShown={shown}>{Control && <Control {...{ isAskedFor, lastCount, onCount, host }} />}</Shown>;
        }}
      </SlotOutlet>
    </Span>
  );
});

/** Milliseconds after a press within which its click arrives, also from a finger. */
const CLICK_MS = 400;

/** Keeps a placeholder in its place from press to click: a press that ends on another element makes no click. */
function usePress() {
  const [isHeld, setHeld] = useState(false);
  const end = useCallback(() => setHeld(false), []);
  useEffect(() => {
    if (!isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      timer = setTimeout(end, CLICK_MS);
    };
    const events = ['pointerup', 'pointercancel'] as const;
    for (const event of events) window.addEventListener(event, release, { once: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, release);
    };
  }, [isHeld, end]);
  return { isHeld, start: () => setHeld(true), end };
}

/** Moves the focus from a placeholder to its replacement. */
function useFocusRestoration(place: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false);
  return {
    remember: () => {
      hadFocus.current = place.current?.contains(document.activeElement) ?? false;
    },
    giveBack: () => {
      if (hadFocus.current && document.activeElement === document.body) place.current?.querySelector('button')?.focus();
      hadFocus.current = false;
    },
  };
}
