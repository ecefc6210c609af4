import * as v from 'valibot';

const kebab = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'kebab-case expected'));
const key = v.pipe(v.string(), v.regex(/^[a-zA-Z][\w-]*(\.[\w-]+)*$/, 'dotted locale key expected'));
const caret = v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'a caret range such as ^1.2.0 expected'));
const absolutePath = v.pipe(v.string(), v.regex(/^\/[^\s?#]*$/, 'a path from the root expected'));
const permission = v.pipe(v.string(), v.regex(/^[a-z_]+(\.[a-z_]+)+$/, 'area.action expected'));
const roles = v.optional(v.array(v.string()), []);
const featureFile = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?$/, 'feature or feature/name expected'),
);

/**
 * The audience of a menu entry: every permission and, if given, one of `only`, none of `except` and one of `relations`.
 */
const audienceEntries = {
  permissions: v.optional(v.array(permission), []),
  only: roles,
  except: roles,
  /** The viewer's kinds of relation to students: `parent`, `uncle`, `aunt`. */
  relations: roles,
};

/** Kinds of page, each with its own skeleton. */
const skeletonKinds = ['feed', 'list', 'form', 'profile', 'chat', 'calendar', 'dashboard', 'page'] as const;

const fieldPath = v.pipe(v.string(), v.regex(/^[a-zA-Z]\w*(\.[a-zA-Z]\w*)*$/, 'a field such as user.name expected'));

/** The part of a route's first data that its skeleton shows as text, before any code arrives. */
const firstTextSchema = v.object({
  /** One of the route's `data`. */
  of: v.string(),
  /** The list in its response. */
  items: v.optional(fieldPath, 'data'),
  /** Fields of an item: plain text, and rich text that the API has sanitised. */
  title: fieldPath,
  richText: v.optional(fieldPath),
});

const routeEntries = {
  path: absolutePath,
  /** `feature` or `feature/page`: features/<feature>/<page ?? feature>.page.tsx in `src` or in a room, default export. */
  screen: featureFile,
  titleKey: key,
  layout: v.optional(v.picklist(['dashboard', 'bare']), 'dashboard'),
  /**
   * In the dashboard: `pane` fills the window's height and scrolls inside itself, `solo` fills a phone's whole window
   * too.
   */
  frame: v.optional(v.picklist(['page', 'pane', 'solo']), 'page'),
  access: v.optional(v.picklist(['session', 'public']), 'session'),
  /** All are required, otherwise the 403 page is shown. */
  permissions: v.optional(v.array(permission), []),
  /** One is required, if any is given, otherwise the 403 page is shown. */
  roles,
  /** The placeholder of the page from the first paint until its content arrives. */
  skeleton: v.optional(v.picklist(skeletonKinds), 'page'),
  /** First data: API paths below /api, fetched before the code has loaded. */
  data: v.optional(v.array(v.string()), []),
  firstText: v.optional(firstTextSchema),
};

const routeSchema = v.pipe(
  v.object(routeEntries),
  v.check(({ data, firstText }) => !firstText || data.includes(firstText.of), 'firstText is of none of the data'),
);

const menuGroupSchema = v.object({ id: kebab, labelKey: key, icon: kebab, order: v.number(), ...audienceEntries });

const menuEntrySchema = v.object({
  id: kebab,
  labelKey: key,
  to: absolutePath,
  icon: kebab,
  order: v.number(),
  /** The id of a group of any remote; by default the top level. */
  group: v.optional(kebab),
  /** Paths of routes, of any remote, that belong to the entry although they do not start with its own path. */
  covers: v.optional(v.array(absolutePath), []),
  /** Position in a phone's bottom bar, lowest first; without it only in the sheet. */
  bottomBar: v.optional(v.number()),
  ...audienceEntries,
});

const address = v.pipe(v.string(), v.regex(/^\/[^\s?#]*(\?[^\s#]*)?(#\S*)?$/, 'a path from the root expected'));

/** A page or a step that the command palette finds by name, in addition to those of the menu. */
const paletteEntrySchema = v.object({
  id: kebab,
  labelKey: key,
  /** With query and fragment if the page has them. A link that is also in the viewer's menu is listed once. */
  to: address,
  /** The text of further words by which it is found: what people call it, in both languages. They are not shown. */
  synonymsKey: v.optional(key),
  icon: kebab,
  order: v.number(),
  ...audienceEntries,
});

/** A kind of result of the API's search, with its page. */
const searchKindSchema = v.object({
  /** The API's name: `user.student`. */
  kind: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*(\.[a-z][a-z-]*)*$/, 'the kind of a search result expected')),
  /** The heading above several of them. */
  labelKey: key,
  /** The page of one, with `:id`. */
  to: address,
  icon: kebab,
});

const height = v.pipe(v.number(), v.minValue(0, 'a height in px expected'));
/** A shape with its number or its px. A shell does not draw a shape that it does not know. */
const bone = v.pipe(v.string(), v.regex(/^[a-z]+( [1-9]\d*)?$/, 'a shape such as "rows 3" expected'));

/** A part of this remote in a place of another page. `slots.ts` lists the slots and their props. */
const slotFillerSchema = v.object({
  slot: v.pipe(v.string(), v.regex(/^[a-z]+(\.[a-z-]+)*$/, 'the name of a slot expected')),
  /** Its id, unique among the fillers of all remotes. */
  id: kebab,
  /** `feature` or `feature/name`: features/<feature>/<name ?? feature>.slot.tsx in `src` or in a room, default export. */
  part: featureFile,
  /** Its name and icon until its code has loaded, in slots that show them. */
  labelKey: v.optional(key),
  icon: v.optional(kebab),
  /** In `menu.badge`: the id of the menu entry. */
  entry: v.optional(kebab),
  order: v.number(),
  /** Values of the slot's props for which it is drawn: `{ role: ['student'] }`. For others its code is not loaded. */
  when: v.optional(v.record(v.string(), v.array(v.string()))),
  /**
   * Space that is reserved until its code has loaded, in px, so that nothing jumps; `onPhone` if a phone needs more.
   * `width`: in slots with two columns, whether it takes one or both. `bones`: the content of its cards, one list for
   * each, drawn until the code has loaded; `isBeside`: whether the second card is beside the first.
   */
  size: v.optional(
    v.object({
      minHeight: height,
      onPhone: v.optional(height),
      width: v.optional(v.picklist(['half', 'full'])),
      bones: v.optional(v.array(v.array(bone))),
      isBeside: v.optional(v.boolean()),
    }),
  ),
  ...audienceEntries,
});

/** The role editor's name for a group of permissions that the remote's domain declares in the API. */
const permissionGroupSchema = v.object({
  /** As `subscriptions.bank_transfers`: a permission's key without its action. */
  group: v.pipe(v.string(), v.regex(/^[a-z_]+(\.[a-z_]+)*$/, 'area or area.part expected')),
  labelKey: key,
  /** Names of actions other than read, create, update and delete, which the editor names itself. */
  actions: v.optional(v.record(v.string(), key), {}),
});

/** The words and the link of a kind of notification that the remote's domain declares in the API. */
const notificationSchema = v.object({
  /** For example `post.liked`. */
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*(\.[a-z][a-z-]*)+$/, 'object.event expected')),
  /**
   * A text, or its plural forms by `count`, with parameters of the kind. One of its `instants` is written as
   * `{{startsAt, instant}}`, and shown in the viewer's zone and language: `Sun 22 Nov, 5:00 pm`.
   */
  textKey: key,
  /**
   * A page of the remote, with `:relatedId` or `:<parameter of the kind>`, in query and fragment too; by default no
   * link.
   */
  to: v.optional(address),
  /** The same, for viewers who may not open that page. */
  orTo: v.optional(address),
});

/** The limits of a screen, for `remote check` and the build. */
const budgetSchema = v.object({
  /** Scripts of a screen, compressed with brotli, with those that load it. */
  kilobytes: v.optional(v.pipe(v.number(), v.minValue(1)), 60),
  /** Dependent requests until its heading is visible, for a returning user. */
  roundTrips: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 4),
});

/** Who is asked when the remote fails; alerts, `remote status` and the failure page name them. */
const ownerSchema = v.object({
  /** As CODEOWNERS names it, without the organization. */
  team: kebab,
  /** The place where the team reads messages: `#classes`, or an address. */
  channel: v.pipe(v.string(), v.regex(/^\S{2,80}$/, 'a channel without spaces expected')),
  /** What to do when the remote fails: a file of the repository, or an address. */
  runbook: v.pipe(v.string(), v.regex(/^\S{2,200}$/, 'a path or an address expected')),
});

/** The content of `remote.ts`: everything that the shell must know about a remote before its code loads. */
export const declarationSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^mf-[a-z][a-z0-9-]*$/, 'mf-… expected')),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'x.y.z expected')),
  namespace: kebab,
  needs: v.object({ shell: caret, api: caret }),
  /** Builds of before name nobody. */
  owner: v.optional(v.nullable(ownerSchema), null),
  permissions: v.optional(v.array(permission), []),
  permissionGroups: v.optional(v.array(permissionGroupSchema), []),
  notifications: v.optional(v.array(notificationSchema), []),
  routes: v.array(routeSchema),
  redirects: v.optional(v.array(v.object({ from: absolutePath, to: absolutePath })), []),
  menuGroups: v.optional(v.array(menuGroupSchema), []),
  menu: v.optional(v.array(menuEntrySchema), []),
  palette: v.optional(v.array(paletteEntrySchema), []),
  search: v.optional(v.array(searchKindSchema), []),
  slots: v.optional(v.array(slotFillerSchema), []),
  budget: v.optional(budgetSchema, {}),
});

export type RemoteDeclaration = v.InferOutput<typeof declarationSchema>;
export type RemoteRoute = RemoteDeclaration['routes'][number];
export type FirstText = v.InferOutput<typeof firstTextSchema>;
export type MenuEntry = RemoteDeclaration['menu'][number];
export type MenuGroup = RemoteDeclaration['menuGroups'][number];
export type SlotFillerDeclaration = RemoteDeclaration['slots'][number];

/**
 * Checks a remote's declaration where it is written.
 * @throws ValiError naming the path of the first wrong value.
 */
export function defineRemote(declaration: v.InferInput<typeof declarationSchema>): RemoteDeclaration {
  return v.parse(declarationSchema, declaration);
}
