/**
 * Puts pictures of the published SDKs (`src/figures`) into pages when they are built:
 *
 *   <Figure id="inbox-open" />
 *   <Figure id="inbox-open">What this page wants to say about it.</Figure>
 *
 * Each becomes `<Figure alt="…" sdk="@engagespot/react-component 3.0.1" light="….avif" dark="….avif" width="420"
 * height="640">caption</Figure>`: the picture of the SDK that the page's documentation version describes, and nothing
 * about any other figure.
 */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {docsVersionOf} from '../content/sdkVersions.ts';
import {type DocsVersion, type Figure, variantOf} from '../figures/figure.ts';
import {figures} from '../figures/figures.ts';
import {type Manifest, readManifest} from '../figures/manifest.ts';

/** Tallest picture on a page in CSS pixels; a taller one is shown smaller, and in full when it is opened. */
const tallest = 560;

export interface FigureOptions {
  figures: readonly Figure[];
  manifest: Manifest;
}

function idOf(element: MdxJsxFlowElement): string {
  const attribute = element.attributes.find(
    candidate => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id',
  );
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

/**
 * What the component needs to show a figure.
 *
 * @throws Error that says which figures there are, or what to run
 */
function propsOf(id: string, version: DocsVersion, options: FigureOptions) {
  const figure = options.figures.find(each => each.id === id);
  if (!figure) {
    const known = options.figures.map(each => each.id).join(', ');
    throw new Error(`Unknown figure "${id}". The figures are: ${known}.`);
  }
  const take = options.manifest[id]?.[version];
  if (!take) {
    throw new Error(
      `The figure "${id}" has no picture for the documentation version ${version}. Add the version to the figure, and run npm run figures -- ${id}.`,
    );
  }
  const {alt, scene} = variantOf(figure, version);
  const scale = Math.min(1, tallest / take.height);
  return {
    caption: figure.caption,
    props: {
      alt,
      sdk: `${figure.sdk} ${take.sdk}`,
      light: take.light.file,
      dark: take.dark.file,
      width: String(Math.round(take.width * scale)),
      height: String(Math.round(take.height * scale)),
      // Readers should know when the dark picture shows a theme that the code beside it does not set.
      ...(scene.app.kind === 'inbox' && scene.dark !== 'page' && {themed: 'true'}),
    },
  };
}

/** The plugin for given figures; the ones of this project by default. */
export const figure: Plugin<[FigureOptions?], Root> = given => {
  return (root, file) => {
    // Read for each page, so that the development server shows new pictures.
    const options = given ?? {figures, manifest: readManifest()};
    const version = docsVersionOf(file.path ?? '') as DocsVersion;
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], node => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'Figure') {
        file.fail('A figure stands on a line of its own, not in a sentence.', node.position);
      }
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Figure') return;
      try {
        const {caption, props} = propsOf(idOf(node), version, options);
        node.attributes = Object.entries(props).map(([name, value]) => ({
          type: 'mdxJsxAttribute',
          name,
          value,
        }));
        if (node.children.length === 0) {
          node.children = [{type: 'paragraph', children: [{type: 'text', value: caption}]}];
        }
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node.position);
      }
    });
  };
};
