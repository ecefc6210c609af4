import { useTranslation } from '@academy/shared-auth';
import { IconButton, Span, Tooltip } from '@academy/shared-ui';
import { MenuIcon } from '@academy/shared-ui/icons';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { describeFailure, type RemoteFailure } from '#/remotes/failure.ts';
import type { Loader } from '#/remotes/loader.ts';
import { SlotOutlet } from '#/remotes/slot-outlet.tsx';
import { whenQuiet } from '#/remotes/when-quiet.ts';
import type { BarSlot } from './top-bar-slots.ts';
import { useLanguage } from './use-language.ts';

interface StandInProps {
  slot: BarSlot;
  /** Why it cannot be shown now. */
  failure?: RemoteFailure | null;
  isBusy?: boolean;
  onPress?: () => void;
  onApproach?: () => void;
  /** Called before it leaves the page. */
  onGone?: () => void;
}

/** What is drawn of a slot from the registry alone. */
function StandIn({ slot, failure = null, isBusy = false, onPress, onApproach, onGone }: StandInProps) {
  const { t } = useTranslation('shell');
  const name = slot.label[useLanguage()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called concerns the moment of going alone
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
        color={failure ? 'fg.subtle' : undefined}
      >
        <MenuIcon node={slot.icon} size={18} />
      </IconButton>
    </Tooltip>
  );
}

/** Calls back once, when its children are in the page. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called concerns that moment alone
  useEffect(onShown, []);
  return children;
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
  const place = useRef<HTMLElement>(null);
  const keepFocus = useKeptFocus(place);
  useEffect(() => {
    if (isPageShown) return whenQuiet(() => setWanted(true));
  }, [isPageShown]);

  const ask = () => {
    setWanted(true);
    setAskedFor(true);
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
  const down = (failure: RemoteFailure | null, retry: () => void) => {
    const tryAgain = () => {
      ask();
      retry();
    };
    return (
      <Shown onShown={() => setAskedFor(false)}>
        <StandIn slot={slot} failure={failure} onPress={tryAgain} onGone={keepFocus.remember} />
      </Shown>
    );
  };
  const { id, remote } = slot;
  return (
    <Span ref={place} display="contents">
      <SlotOutlet part={{ kind: 'slot', id }} pending={standIn} {...{ remote, loader, isWanted, down }}>
        {({ slots }, host) => {
          const Slot = slots?.[id];
          return <Shown onShown={shown}>{Slot && <Slot isAskedFor={isAskedFor} host={host} />}</Shown>;
        }}
      </SlotOutlet>
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
