/**
 * Puts the glossary (`src/content/glossary.ts`) into pages when they are built:
 *
 *   <Term id="channel">channels</Term>
 *     → <Term term="Channel" definition="A medium …" href="/docs/glossary#channel">channels</Term>
 *
 *   <Glossary />
 *     → a heading, the definition, other words and a link for every entry, in alphabetical order
 *
 * So a page ships the definitions that it uses, and the contents list and the search see the
 * glossary page as Markdown. For that it runs before Docusaurus collects the headings.
 */
import type {Paragraph, PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {glossary as entries} from '../content/glossary.ts';
import {type GlossaryEntry, indexGlossary} from '../content/glossarySchema.ts';

const source = 'src/content/glossary.ts';
const glossaryPage = '/docs/glossary';

function text(value: string): Text {
  return {type: 'text', value};
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** Other words for a term; names in code look like code. */
function otherWords(aliases: readonly string[]): PhrasingContent[] {
  const words = aliases.flatMap((alias): PhrasingContent[] => [
    text(', '),
    /^[a-z]+[A-Z]\w*$/.test(alias) ? {type: 'inlineCode', value: alias} : text(alias),
  ]);
  return words.length > 0 ? [text('Also: '), ...words.slice(1), text('. ')] : [];
}

/** What the glossary page says about one term. */
function section({id, term, definition, aliases = [], href}: GlossaryEntry): RootContent[] {
  const title: RootContent = {
    type: 'heading',
    depth: 2,
    children: [text(term)],
    data: {hProperties: {id}},
  };
  const link: PhrasingContent = {
    type: 'link',
    url: href,
    children: [text(`More about “${term}”`)],
  };
  return [title, paragraph(text(definition)), paragraph(...otherWords(aliases), link)];
}

/** The entry that an element names. */
function entryOf(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  index: ReadonlyMap<string, GlossaryEntry>,
): GlossaryEntry {
  const attribute = element.attributes.find(
    candidate => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id',
  );
  const id = typeof attribute?.value === 'string' ? attribute.value : '';
  const entry = index.get(id);
  if (entry) return entry;
  throw new Error(`Unknown term "${id}". Use an id of ${source}, or add an entry there.`);
}

export const glossary: Plugin<[], Root> = () => {
  const index = indexGlossary(entries);
  return (root, file) => {
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, position, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === 'Glossary' && parent && position !== undefined) {
        const sections = [...index.values()].flatMap(section);
        parent.children.splice(position, 1, ...sections);
        return [SKIP, position + sections.length];
      }
      if (node.name !== 'Term') return;
      try {
        const {id, term, definition} = entryOf(node, index);
        const props = {term, definition, href: `${glossaryPage}#${id}`};
        node.attributes = Object.entries(props).map(([name, value]) => ({
          type: 'mdxJsxAttribute',
          name,
          value,
        }));
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node.position);
      }
    });
  };
};
