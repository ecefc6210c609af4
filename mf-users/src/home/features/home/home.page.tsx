import { useSession } from '@academy/shared-auth';
import { Box, Button, Grid, PageBody, PageHeader, Slot, UserName } from '@academy/shared-ui';
import { SettingsIcon } from '@academy/shared-ui/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidgets } from './use-widgets.ts';
import { WidgetOrder } from './widget-order.tsx';

const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };
/** With fewer there is nothing to order. */
const FEWEST_ORDERED = 3;

/** D51: each role's start page. The parts come from the remotes, in the order that the viewer has chosen. */
export default function HomePage() {
  const { t } = useTranslation('users');
  const name = useSession(({ user }) => user?.name ?? '');
  const { widgets, isRelative, swap, reset, isOwnOrder } = useWidgets();
  const grid = useRef<HTMLDivElement>(null);
  /** The widgets that the viewer sees; null unless they are being ordered. */
  const [ordered, setOrdered] = useState<ReadonlySet<string> | null>(null);
  const toggle = () => {
    const places = grid.current?.querySelectorAll<HTMLElement>('[data-widget]') ?? [];
    const shown = [...places].filter((place) => !place.matches(EMPTY)).map((place) => place.dataset.widget ?? '');
    setOrdered(ordered ? null : new Set(shown));
  };
  const action = widgets.length >= FEWEST_ORDERED && (
    <Button variant="outline" size="sm" aria-expanded={ordered !== null} onClick={toggle}>
      <SettingsIcon aria-hidden />
      {t(ordered ? 'home.order.done' : 'home.order.open')}
    </Button>
  );
  const context = (
    <>
      {t('home.header.greeting')} <UserName>{name}</UserName>
    </>
  );
  return (
    <PageBody>
      <PageHeader title={t('home.header.title')} context={context} action={action} />
      {ordered && (
        <WidgetOrder
          widgets={widgets.filter(({ id }) => ordered.has(id))}
          onSwap={swap}
          onReset={isOwnOrder ? reset : null}
        />
      )}
      <Grid ref={grid} gap="4" gridTemplateColumns={columns} css={withoutEmpty}>
        {widgets.map(({ id, isHalf }) => (
          <Box key={id} data-widget={id} gridColumn={isHalf ? 'auto' : '1 / -1'} minWidth="0">
            <Slot name="home.widget" only={id} props={{ isRelative }} />
          </Box>
        ))}
      </Grid>
    </PageBody>
  );
}

/** A part that draws nothing, or has failed and leaves only a mark. */
const EMPTY = ':empty, :has(> [aria-hidden]:only-child:empty)';
const withoutEmpty = { '& > :empty, & > :has(> [aria-hidden]:only-child:empty)': { position: 'absolute' } } as const;
