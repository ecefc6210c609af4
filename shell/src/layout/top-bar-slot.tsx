import { useTranslation } from '@academy/shared-auth';
import type { RemoteModule } from '@academy/shared-auth/contract';
import { CrashBoundary, IconButton, Span, Tooltip } from '@academy/shared-ui';
import { MenuIcon } from '@academy/shared-ui/icons';
import { type RefObject, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Loader } from '#/remotes/loader.ts';
import { whenQuiet } from '#/remotes/when-quiet.ts';
import type { BarSlot } from './top-bar-slots.ts';
import { useLanguage } from './use-language.ts';

interface StandInProps {
  slot: BarSlot;
  isDown?: boolean;
  isBusy?: boolean;
  onPress?: () => void;
  onApproach?: () => void;
  /** Called before it leaves the page. */
  onGone?: () => void;
}

/** What is drawn of a slot from the registry alone. */
function StandIn({ slot, isDown = false, isBusy = false, onPress, onApproach, onGone }: StandInProps) {
  const { t } = useTranslation('shell');
  const name = slot.label[useLanguage()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called concerns the moment of going alone
  useLayoutEffect(() => onGone, []);
  const label = isDown ? `${name} · ${t('layout.section.down')}` : name;
  return (
    <Tooltip label={label}>
      <IconButton
        aria-label={label}
        aria-busy={isBusy || undefined}
        onClick={onPress}
        onPointerEnter={onApproach}
        color={isDown ? 'fg.subtle' : undefined}
      >
        <MenuIcon node={slot.icon} size={18} />
      </IconButton>
    </Tooltip>
  );
}

const notYet = new Promise<never>(() => {});

interface LoadedSlotProps {
  slot: BarSlot;
  loader: Loader;
  isWanted: boolean;
  isAskedFor: boolean;
  onShown: () => void;
}

function LoadedSlot({ slot, loader, isWanted, isAskedFor, onShown }: LoadedSlotProps) {
  const { module, release } = use(isWanted ? loader.loadRoute(slot.remote) : notYet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has taken its stand-in's place
  useEffect(onShown, []);
  const Slot = (module as RemoteModule).default.slots?.[slot.id];
  if (!Slot) throw new Error(`${release.name} ${release.version} has no slot ${slot.id}`);
  return <Slot isAskedFor={isAskedFor} />;
}

interface TopBarSlotProps {
  slot: BarSlot;
  loader: Loader;
  /** Whether the page has come: nothing of a slot is fetched before, unless it is asked for. */
  isPageShown: boolean;
}

/** A remote's control in the bar: its icon first, its code once the page is quiet or somebody wants it. */
export function TopBarSlot({ slot, loader, isPageShown }: TopBarSlotProps) {
  const [isWanted, setWanted] = useState(false);
  const [isAskedFor, setAskedFor] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLElement>(null);
  const keepFocus = useKeptFocus(place);
  useEffect(() => {
    if (isPageShown) return whenQuiet(() => setWanted(true));
  }, [isPageShown]);

  const ask = () => {
    setWanted(true);
    setAskedFor(true);
  };
  const tryAgain = () => {
    loader.retry(slot.remote);
    ask();
    setAttempt(attempt + 1);
  };
  const shown = () => {
    setAskedFor(false);
    keepFocus.giveBack();
  };
  const standIn = (
    <StandIn
      slot={slot}
      isBusy={isAskedFor}
      onPress={ask}
      onApproach={() => setWanted(true)}
      onGone={keepFocus.remember}
    />
  );
  return (
    <Span ref={place} display="contents">
      <CrashBoundary
        key={`${slot.remote.version}#${attempt}`}
        fallback={() => <StandIn slot={slot} isDown onPress={tryAgain} />}
      >
        <Suspense fallback={standIn}>
          <LoadedSlot {...{ slot, loader, isWanted, isAskedFor }} onShown={shown} />
        </Suspense>
      </CrashBoundary>
    </Span>
  );
}

/** Lets the focus go from a stand-in to what takes its place. */
function useKeptFocus(place: RefObject<HTMLElement | null>) {
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
