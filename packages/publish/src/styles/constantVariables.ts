/** Writes the values of custom properties that never change to where they are used. */
import postcss, {type Declaration, type Root, type Rule} from 'postcss';

/** A selector of the root element, in a mode or in all. */
const rootSelector = /^(?::root|html(?:\[[^\]]*\])?)$/;

/** The rule of a declaration, with the at-rules around it. */
interface Place {
  selectors: readonly string[];
  isInLayer: boolean;
  /** Whether a condition, such as the width of the screen, must hold. */
  isConditional: boolean;
}

function placeOf({parent}: Declaration): Place {
  const rule = parent as Rule;
  const around: string[] = [];
  for (let node = rule.parent; node && node.type === 'atrule'; node = node.parent) {
    around.push((node as unknown as {name: string}).name);
  }
  return {
    selectors: rule.type === 'rule' ? rule.selectors : [],
    isInLayer: around.includes('layer'),
    isConditional: around.some(name => name !== 'layer'),
  };
}

function definitionsOf(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, declaration => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  return found;
}

/** Whether a definition holds for the whole document, whatever the mode, and wins over all in layers. */
function isFinal(definition: Declaration): boolean {
  const {selectors, isInLayer, isConditional} = placeOf(definition);
  return selectors.includes(':root') && !isInLayer && !isConditional;
}

/** Removes definitions in layers that never count, because one outside of layers always wins. */
function dropShadowed(root: Root): void {
  for (const definitions of definitionsOf(root).values()) {
    if (!definitions.some(isFinal)) continue;
    for (const definition of definitions) {
      const {selectors, isInLayer} = placeOf(definition);
      if (isInLayer && selectors.every(selector => rootSelector.test(selector))) {
        definition.remove();
      }
    }
  }
}

const use = /var\((--[\w-]+)\)/g;

/** A value with the values of constants instead of their names; spaces part what only a bracket parted. */
function substitute(value: string, constants: ReadonlyMap<string, string>): string {
  const spaced = value.replace(/\)(?=var\()/g, ') ');
  return spaced.replace(use, (whole, name: string, at: number) => {
    const constant = constants.get(name);
    if (constant === undefined) return whole;
    const before = /[\w%)]$/.test(spaced.slice(0, at)) ? ' ' : '';
    const after = /^[\w%#.]/.test(spaced.slice(at + whole.length)) ? ' ' : '';
    return `${before}${constant}${after}`;
  });
}

/** The values of properties that are defined once, for the whole document, and depend on nothing that changes. */
function constantsOf(root: Root, keep: ReadonlySet<string>): Map<string, string> {
  const withFallback = new Set(
    [...root.toString().matchAll(/var\((--[\w-]+),/g)].map(([, name]) => name),
  );
  const candidates = new Map<string, string>();
  for (const [name, [definition, ...others]] of definitionsOf(root)) {
    if (!definition || others.length > 0 || keep.has(name) || withFallback.has(name)) continue;
    const {selectors, isConditional} = placeOf(definition);
    if (selectors.includes(':root') && !isConditional) candidates.set(name, definition.value);
  }
  const constants = new Map<string, string>();
  let isGrowing = true;
  while (isGrowing) {
    isGrowing = false;
    for (const [name, value] of candidates) {
      const resolved = substitute(value, constants);
      if (resolved.includes('var(')) continue;
      constants.set(name, resolved);
      candidates.delete(name);
      isGrowing = true;
    }
  }
  return constants;
}

/**
 * A style sheet with fewer custom properties that looks the same.
 *
 * @param keep properties that others use or set: pages, scripts, other style sheets
 */
export function inlineConstants(css: string, keep: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  dropShadowed(root);
  const constants = constantsOf(root, keep);
  root.walkDecls(declaration => {
    if (constants.has(declaration.prop)) declaration.remove();
    else declaration.value = substitute(declaration.value, constants);
  });
  root.walkRules(rule => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
