/**
 * Puts the assumptions (`src/content/assumptions.ts`) into pages when they are built:
 *
 *   <Assumed id="cancel-status">returns status 200</Assumed>
 *     → <Assumed basis="The operation …" href="/docs/assumptions#cancel-status">returns …</Assumed>
 *
 *   <Assumptions />
 *     → a heading, the assumption and what it rests on for every entry
 *
 * A page ships what its own marks rest on. Before Docusaurus collects the headings, so that the
 * contents list and the search see the page of assumptions as Markdown.
 */
import type {Paragraph, Root, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {assumptions} from '../content/assumptions.ts';
import {
  type Assumption,
  assumptionSources,
  indexAssumptions,
} from '../content/assumptionsSchema.ts';

const source = 'src/content/assumptions.ts';
const assumptionsPage = '/docs/assumptions';

function text(value: string): Text {
  return {type: 'text', value};
}

function labeled(label: string, value: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{type: 'strong', children: [text(label)]}, text(` ${value}`)],
  };
}

/** What the page of assumptions says about one. */
function section({id, title, claim, basis, source: kind}: Assumption): RootContent[] {
  return [
    {type: 'heading', depth: 2, children: [text(title)], data: {hProperties: {id}}},
    {type: 'paragraph', children: [text(claim)]},
    labeled('Rests on:', basis),
    labeled('Source class:', `${assumptionSources[kind]}.`),
  ];
}

function idOf(element: MdxJsxFlowElement | MdxJsxTextElement): string {
  const attribute = element.attributes.find(
    candidate => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id',
  );
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

export const assumed: Plugin<[], Root> = () => {
  const index = indexAssumptions(assumptions);
  return (root, file) => {
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, position, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === 'Assumptions' && parent && position !== undefined) {
        const sections = [...index.values()].flatMap(section);
        parent.children.splice(position, 1, ...sections);
        return [SKIP, position + sections.length];
      }
      if (node.name !== 'Assumed') return;
      const id = idOf(node);
      const assumption = index.get(id);
      if (!assumption) {
        return file.fail(
          `Unknown assumption "${id}". Use an id of ${source}, or add one there`,
          node.position,
        );
      }
      const props = {basis: assumption.basis, href: `${assumptionsPage}#${id}`};
      node.attributes = Object.entries(props).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      }));
    });
  };
};
