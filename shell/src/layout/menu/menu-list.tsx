import { useLanguage } from '@academy/shared-auth';
import { Box, Grid, List, ListItem, Separator, Text } from '@academy/shared-ui';
import { useId } from 'react';
import type { MenuItem, MenuLink as MenuLinkData, MenuSection } from '#/menu/menu.ts';
import { MenuLink } from './menu-link.tsx';

interface MenuListProps {
  menu: readonly MenuItem[];
  active: MenuLinkData | null;
  isCompact?: boolean;
  onApproach: (path: string) => void;
  onFollow?: () => void;
}

type LinksProps = Omit<MenuListProps, 'menu'> & { links: readonly MenuLinkData[]; labelledBy?: string };

function Links({ links, active, labelledBy, ...rest }: LinksProps) {
  return (
    <List display="grid" gap="1" aria-labelledby={labelledBy}>
      {links.map((link) => (
        <ListItem key={link.id}>
          <MenuLink link={link} isActive={link.id === active?.id} {...rest} />
        </ListItem>
      ))}
    </List>
  );
}

function Section({ section, ...rest }: Omit<MenuListProps, 'menu'> & { section: MenuSection }) {
  const id = useId();
  const label = section.label[useLanguage()];
  return (
    <Box>
      {rest.isCompact && <Separator marginBlockEnd="2" />}
      {/* `true` instead of the prop: a build can compute styles only from literals (ADR 75). */}
      <Text
        id={id}
        srOnly={rest.isCompact ? true : undefined}
        paddingInline="3"
        marginBlockEnd="1"
        fontSize="xs"
        fontWeight="medium"
        color="fg.subtle"
      >
        {label}
      </Text>
      <Links links={section.links} labelledBy={id} {...rest} />
    </Box>
  );
}

/** Consecutive links form one list; a section is separate under its caption. */
function inRuns(menu: readonly MenuItem[]): (MenuLinkData[] | MenuSection)[] {
  const runs: (MenuLinkData[] | MenuSection)[] = [];
  for (const item of menu) {
    const last = runs.at(-1);
    if (item.kind === 'section') runs.push(item);
    else if (Array.isArray(last)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** The whole menu, in its order. */
export function MenuList({ menu, ...rest }: MenuListProps) {
  return (
    <Grid gap="5">
      {inRuns(menu).map((run) =>
        Array.isArray(run) ? (
          <Links key={run[0]?.id} links={run} {...rest} />
        ) : (
          <Section key={run.id} section={run} {...rest} />
        ),
      )}
    </Grid>
  );
}
