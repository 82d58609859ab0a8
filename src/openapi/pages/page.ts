/** Writes the Markdown of an operation page; the OpenAPI plugin stores it. */
import {stringify} from 'yaml';
import type {OperationView} from '../view.ts';
import {type Operation, slugOf, splitFirstSentence} from './document.ts';

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
  const withCall = `${sentence} Reference of ${view.method} ${view.path} in the Engagespot REST API.`;
  return withCall.length <= 160 ? withCall : sentence;
}

/**
 * The page of an operation. Its data lies beside it in a JSON file of the same name.
 *
 * @param fileName name of the JSON file without its folder
 */
export function operationPage(operation: Operation, view: OperationView, fileName: string): string {
  const frontMatter = stringify(
    {
      id: slugOf(operation),
      title: view.title,
      description: descriptionOf(operation, view),
      content_type: 'api-operation',
      slug: view.href.replace(/^\/api/, ''),
      hide_table_of_contents: true,
    },
    {lineWidth: 0},
  );
  const section = (heading: string, component: string) =>
    `## ${heading}\n\n<${component} {...view} />\n`;
  return [
    `---\n${frontMatter}---\n`,
    `import view from './${fileName}';`,
    "import {Authentication, OperationDetails, OperationIntro, OperationLayout, OperationSamples, Parameters, Related, RequestBody, Responses} from '@site/src/components/api';\n",
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
