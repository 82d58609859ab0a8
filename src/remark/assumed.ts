/**
 * Puts the assumptions (`src/content/assumptions.ts`) into pages when they are built:
 *
 *   <Assumed id="cancel-status">returns status 200</Assumed>
 *     → <Assumed title="Status …" basis="The operation …" href="/docs/assumptions#cancel-status">…
 *
 *   [returns status 200](/docs/assumptions#cancel-status)
 *     → the same: the OpenAPI document, which other tools read too, marks assumptions by links
 *
 *   <Assumptions />
 *     → a heading, the assumption and what it rests on for every entry
 *
 * A page ships what its own marks rest on. Before Docusaurus collects the headings, so that the
 * contents list and the search see the page of assumptions as Markdown.
 */
import type {Heading, Link, Nodes, Paragraph, Root, RootContent, Text} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
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

/** What the page of assumptions says about one. The search leads to the pages with the mark instead. */
function section({id, title, claim, basis, source: kind}: Assumption): RootContent[] {
  const unsearched = {'data-search-ignore': ''};
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [text(title)],
    data: {hProperties: {id, ...unsearched}},
  };
  const paragraphs: Paragraph[] = [
    {type: 'paragraph', children: [text(claim)]},
    labeled('Basis:', basis),
    labeled('Source:', `${assumptionSources[kind]}.`),
  ];
  return [
    heading,
    ...paragraphs.map(paragraph => ({...paragraph, data: {hProperties: unsearched}})),
  ];
}

function idOf(node: MdxJsxFlowElement | MdxJsxTextElement | Link): string {
  if (node.type === 'link') return node.url.slice(`${assumptionsPage}#`.length);
  const attribute = node.attributes.find(
    candidate => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id',
  );
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

function attributesOf({id, title, basis}: Assumption): MdxJsxAttribute[] {
  const props = {title, basis, href: `${assumptionsPage}#${id}`};
  return Object.entries(props).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}

/** The words of a mark. A link that says only that something is assumed becomes the bare mark. */
function wordsOf({children}: Link): Link['children'] {
  const [only] = children;
  const isBare = children.length === 1 && only?.type === 'text' && only.value === 'assumed';
  return isBare ? [] : children;
}

const isMark = (node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement | Link =>
  node.type === 'link'
    ? node.url.startsWith(`${assumptionsPage}#`)
    : (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'Assumed';

export const assumed: Plugin<[], Root> = () => {
  const index = indexAssumptions(assumptions);
  return (root, file) => {
    visit(root, (node, position, parent) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Assumptions') {
        if (!parent || position === undefined) return;
        const sections = [...index.values()].flatMap(section);
        parent.children.splice(position, 1, ...sections);
        return [SKIP, position + sections.length];
      }
      if (!isMark(node) || !parent || position === undefined) return;
      const id = idOf(node);
      const assumption = index.get(id);
      if (!assumption) {
        return file.fail(
          `Unknown assumption "${id}". Use an id of ${source}, or add one there`,
          node.position,
        );
      }
      const attributes = attributesOf(assumption);
      if (node.type !== 'link') {
        node.attributes = attributes;
        return;
      }
      const children = wordsOf(node);
      parent.children.splice(position, 1, {
        type: 'mdxJsxTextElement',
        name: 'Assumed',
        attributes,
        children,
      });
      return [SKIP, position + 1];
    });
  };
};
