import type { ShellBuild, SkeletonItem } from '../releases/shell-build.ts';
import type { FirstData } from './first-data.ts';
import { itemsWithText } from './first-text.ts';
import { jsonBlock } from './page-head.ts';
import type { PagePlan } from './page-plan.ts';
import type { StreamedPage } from './stream-page.ts';

const BODY_END = '</body>';

/** A page in three parts: the part sent at once, the items of its skeleton, which may get text, and the rest. */
export interface PageParts {
  start: string;
  items: string;
  end: string;
}

type Skeletons = Pick<ShellBuild, 'skeletonItems'>;

const itemOf = ({ match }: PagePlan, { skeletonItems }: Skeletons): SkeletonItem | undefined =>
  match?.route.firstText && skeletonItems[match.route.skeleton];

export function splitPage(html: string, plan: PagePlan, shell: Skeletons): PageParts {
  const item = itemOf(plan, shell);
  const blank = item?.blank.repeat(item.times) ?? '';
  const items = html.includes(blank) ? blank : '';
  const at = html.indexOf(items || BODY_END);
  return { start: html.slice(0, at), items, end: html.slice(at + items.length) };
}

interface Viewing {
  plan: PagePlan;
  shell: Skeletons;
  token: string;
}

function drawItems(blank: string, data: FirstData, { plan, shell }: Viewing): string {
  const item = itemOf(plan, shell);
  const firstText = plan.match?.route.firstText;
  return item && firstText ? itemsWithText(item, firstText, data.get(`/api/${firstText.of}`)) : blank;
}

/** The first data for the boot script, which checks whether the page belongs to its token. */
function dataFor(token: string, data: FirstData): string {
  const responses = [...data].map(([path, body]) => `${JSON.stringify(path)}:${body}`).join(',');
  return jsonBlock('academy-first-data', `{"holder":${JSON.stringify(token.slice(-8))},"responses":{${responses}}}`);
}

/** The page with the first data of the token's holder: as text in the skeleton, and for the app. */
export function viewersPage(
  { start, items, end }: PageParts,
  data: Promise<FirstData>,
  viewing: Viewing,
): StreamedPage {
  const draw = (found: FirstData) => {
    const block = `${dataFor(viewing.token, found)}\n${BODY_END}`;
    return drawItems(items, found, viewing) + end.replace(BODY_END, () => block);
  };
  return { start, rest: data.then(draw).catch(() => items + end) };
}
