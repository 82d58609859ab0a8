/** Parts the styles of what scripts make appear from those of the pages as they arrive. */
import postcss, {type AtRule, type Container, type Rule} from 'postcss';

/** A style sheet in two. */
export interface Styles {
  /** What the first picture of any page can need. */
  first: string;
  /** Rules that match nothing before scripts run; they come after the others and count as before. */
  later: string;
}

/** Selectors that list alternatives, of which one is enough. */
const withAlternatives = /:(?:is|where|has|matches)\(/;

/** The drawer of phones, which is in every page as soon as scripts run: without its styles, it would lie over the text. */
const drawer = /^navbar-sidebar/;

/** Whether a selector asks for a class that no page has. */
function needsScripts(selector: string, known: ReadonlySet<string>): boolean {
  if (withAlternatives.test(selector)) return false;
  const positive = selector.replace(/:not\([^)]*\)|\[[^\]]*\]/g, '');
  return [...positive.matchAll(/\.([\w-]+)/g)].some(
    ([, name = '']) => !known.has(name) && !drawer.test(name),
  );
}

/** Rules whose selectors style something; those of keyframes name moments. */
function styleRules(root: Container): Rule[] {
  const rules: Rule[] = [];
  root.walkRules(rule => {
    const parent = rule.parent as AtRule | undefined;
    if (!parent?.name?.endsWith('keyframes')) rules.push(rule);
  });
  return rules;
}

/** A picture within the rule; another rule of the first part most often has the same, so it weighs nothing there. */
const picture = 'url("data:';

/** Keeps the selectors for which that holds, and removes what has none left. */
function keepSelectors(root: Container, isKept: (selector: string, rule: Rule) => boolean): void {
  for (const rule of styleRules(root)) {
    const selectors = rule.selectors.filter(selector => isKept(selector, rule));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  }
  // Innermost first, so that what only held empty blocks goes as well; statements such as `@layer a;` have no nodes.
  const blocks: AtRule[] = [];
  root.walkAtRules(block => {
    blocks.unshift(block);
  });
  for (const block of blocks) if (block.nodes?.length === 0) block.remove();
}

/**
 * Parts a style sheet. Rules that stand in both parts in the order that they had; a rule of the later part counts
 * after all others of the same weight, as rules for states do anyway.
 *
 * @param known the classes in the HTML of all pages
 */
export function splitStyles(css: string, known: ReadonlySet<string>): Styles {
  const first = postcss.parse(css);
  const later = first.clone();
  const isLater = (selector: string, rule: Rule) =>
    needsScripts(selector, known) && !rule.toString().includes(picture);
  keepSelectors(first, (selector, rule) => !isLater(selector, rule));
  keepSelectors(later, isLater);
  // Fonts and animations stay where they are; either part finds them.
  later.walkAtRules(/font-face|keyframes|import|charset/, block => {
    block.remove();
  });
  return {first: first.toString(), later: later.toString()};
}
