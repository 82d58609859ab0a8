/** Writes the Markdown of an operation page. */
import {stringify} from 'yaml';
import type {Operation} from './model.ts';
import {slugOf, splitFirstSentence} from './operations.ts';
import type {OperationView} from './view.ts';

/** MDX reads braces as expressions and angle brackets as elements. */
function escapeMdx(markdown: string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map(part => (part.startsWith('`') ? part : part.replace(/[{}<]/g, '\\$&')))
    .join('');
}

/** One sentence of 50 to 160 characters, as the front matter asks for. */
function descriptionOf(operation: Operation, view: OperationView): string {
  const sentence = splitFirstSentence(operation.description).first.replaceAll('`', '');
  const withCall = `${sentence} Reference for ${view.method} ${view.path} in the Engagespot REST API.`;
  return withCall.length <= 160 ? withCall : sentence;
}

/** Marks the method in the sidebar, see src/css/chrome.css. */
function sidebarClass({method, deprecated}: Operation): string {
  const name = `api-operation api-operation--${method.toLowerCase()}`;
  return deprecated ? `${name} api-operation--deprecated` : name;
}

/**
 * The page of an operation. Its data is a JSON file in the same folder.
 *
 * @param dataFile name of the JSON file
 * @param position place in the group of the sidebar, from 1
 */
export function operationPage(
  operation: Operation,
  view: OperationView,
  {dataFile, position}: {dataFile: string; position: number},
): string {
  const frontMatter = stringify(
    {
      id: slugOf(operation),
      title: view.title,
      description: descriptionOf(operation, view),
      content_type: 'api-operation',
      slug: view.href.replace(/^\/api/, ''),
      sidebar_position: position,
      sidebar_class_name: sidebarClass(operation),
      hide_table_of_contents: true,
    },
    {lineWidth: 0},
  );
  const section = (heading: string, component: string) =>
    `## ${heading}\n\n<${component} {...view} />\n`;
  return [
    `---\n${frontMatter}---\n`,
    `import view from './${dataFile}';`,
    "import Authentication from '@site/src/components/Authentication';",
    "import {OperationDetails, OperationIntro, OperationLayout, OperationSamples, Parameters, Related, RequestBody} from '@site/src/components/Operation';",
    "import Responses from '@site/src/components/Responses';\n",
    '<OperationLayout>\n',
    '<OperationIntro view={view}>\n',
    // The page header shows the first sentence already, as its description.
    `${escapeMdx(splitFirstSentence(operation.description).rest)}\n`,
    '</OperationIntro>\n',
    '<OperationSamples view={view} />\n',
    '<OperationDetails>\n',
    section('Authentication', 'Authentication'),
    view.parameters.length > 0 ? section('Parameters', 'Parameters') : '',
    view.body ? section('Request body', 'RequestBody') : '',
    section('Responses', 'Responses'),
    section('Related', 'Related'),
    '</OperationDetails>\n',
    '</OperationLayout>\n',
  ].join('\n');
}
