/** Makes elements. Texts become text nodes, so markup in a question or a passage is shown as text. */

type Child = Node | string | undefined | false;

/**
 * @param attributes by name; an empty string for those without a value
 * @param children texts and elements; `undefined` and `false` are left out
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children.flatMap(child => (child ? [child] : [])));
  return made;
}
