/** Samples of a plain HTTP request in every language of the reference, made by snippetz. */
import {snippetz} from '@scalar/snippetz';
import type {HttpMethod} from './model.ts';

/** A request as a sample shows it. */
export interface SampleRequest {
  method: HttpMethod;
  url: string;
  headers: {name: string; value: string}[];
  query: {name: string; value: string}[];
  /** Value of the JSON body, when there is one. */
  body?: unknown;
}

type Target = Parameters<ReturnType<typeof snippetz>['print']>[0];

interface Language {
  /** Value of the tab; shared by all tabs of the site that choose a language. */
  value: string;
  label: string;
  /** Name of the grammar for highlighting. */
  grammar: string;
  target: Target;
  client: string;
  /**
   * Completes what snippetz prints to something a reader can run. Without a documented body, the
   * sample reads none: parsing an empty one would fail.
   */
  complete?: (code: string, printsBody: boolean) => string;
}

export const languages: Language[] = [
  {value: 'curl', label: 'curl', grammar: 'bash', target: 'shell', client: 'curl'},
  {
    value: 'node',
    label: 'Node.js',
    grammar: 'javascript',
    target: 'node',
    client: 'fetch',
    complete: (code, printsBody) =>
      `const response = await ${code};\n\nconsole.log(response.status${printsBody ? ', await response.json()' : ''});`,
  },
  {
    value: 'python',
    label: 'Python',
    grammar: 'python',
    target: 'python',
    client: 'requests',
    complete: (code, printsBody) =>
      `import requests\n\nresponse = ${code}\n\nprint(response.status_code${printsBody ? ', response.json()' : ''})`,
  },
  {
    value: 'php',
    label: 'PHP',
    grammar: 'php',
    target: 'php',
    client: 'guzzle',
    complete: code => `${code}\n\necho $response->getStatusCode(), $response->getBody();`,
  },
  {value: 'ruby', label: 'Ruby', grammar: 'ruby', target: 'ruby', client: 'native'},
  {
    value: 'rust',
    label: 'Rust',
    grammar: 'rust',
    target: 'rust',
    client: 'reqwest',
    complete: code => `${code}\n\nprintln!("{} {}", response.status(), response.text().await?);`,
  },
  {value: 'go', label: 'Go', grammar: 'go', target: 'go', client: 'native'},
];

/**
 * The code of a request in one language.
 *
 * @param printsBody whether the body of a successful response is documented, so that it can be read
 * @throws Error when the library has no sample for the language
 */
export function httpSample(
  language: Language,
  request: SampleRequest,
  printsBody: boolean,
): string {
  const printer = snippetz();
  const code = printer.print(language.target, language.client as never, {
    method: request.method,
    url: request.url,
    headers: request.headers,
    queryString: request.query,
    ...(request.body !== undefined && {
      postData: {mimeType: 'application/json', text: JSON.stringify(request.body)},
    }),
  });
  if (!code) throw new Error(`No sample for ${language.label}: ${request.method} ${request.url}`);
  return language.complete ? language.complete(code, printsBody) : code;
}
