/**
 * Draws diagrams when the site is built. A fence
 *
 *   ```diagram
 *   title: One trigger, many channels
 *   alt: Your backend triggers a workflow, which sends an e-mail.
 *   nodes:
 *     backend: {label: Your backend, kind: code}
 *     workflow: {label: Workflow, kind: brand}
 *   edges:
 *     - backend -> workflow: trigger
 *   ```
 *
 * becomes `<Diagram title="…" alt="…" wide="<svg…>" narrow="<svg…>" />`: two drawings, so that phones get one
 * that reads downward, and no layout code in the browser.
 */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {layOut, layOutNarrow} from './layout.ts';
import {parseDiagram} from './schema.ts';
import {drawSvg} from './svg.ts';

export const diagram: Plugin<[], Root> = () => (root, file) => {
  visit(root, 'code', (node, index, parent) => {
    if (node.lang !== 'diagram' || !parent || index === undefined) return;
    try {
      const description = parseDiagram(node.value);
      const attributes = {
        title: description.title,
        alt: description.alt,
        wide: drawSvg(layOut(description)),
        narrow: drawSvg(layOutNarrow(description)),
      };
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: Object.entries(attributes).map(([name, value]) => ({
          type: 'mdxJsxAttribute',
          name,
          value,
        })),
        children: [],
      };
      parent.children[index] = element;
    } catch (error) {
      file.fail(error instanceof Error ? error.message : String(error), node.position);
    }
  });
};
