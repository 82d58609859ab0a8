/** Holds the requests of a sample to the OpenAPI document: paths, methods, keys of bodies, headers. */
import {type Code, unknown} from '../code/readCode.ts';
import {bodyProblems, type CodeProblem} from './bodyKeys.ts';
import {headerNames, nearestPath, operationsAt} from './contract.ts';
import {type FoundRequest, findRequests} from './findRequests.ts';

export interface RequestCheck {
  /** The requests of the sample. */
  requests: readonly FoundRequest[];
  problems: CodeProblem[];
}

function requestProblems(request: FoundRequest, code: Code, version: string): CodeProblem[] {
  const {path, line, method, body} = request;
  const operations = operationsAt(path);
  const [first] = operations;
  if (!first) {
    const shown = path.replaceAll(unknown, '{…}');
    const message = `the REST interface has no path ${shown}. Nearest: ${nearestPath(path)}`;
    return [{line, message}];
  }
  if (method === undefined) return [];
  const operation = operations.find(candidate => candidate.method === method);
  if (!operation) {
    const methods = operations.filter(({path: own}) => own === first.path).map(own => own.method);
    const message = `${first.path} does not take ${method}. It takes ${methods.join(', ')}`;
    return [{line, message}];
  }
  return body ? bodyProblems(body, {code, operation, version}) : [];
}

/** The name of our header that a text is, or begins with. */
function headerIn(text: string | undefined): string | undefined {
  return /^(X-ENGAGESPOT[\w-]*)(?:$|:)/i.exec(text ?? '')?.[1];
}

/** The names of our headers in a sample, each with its line. */
function headersOf({all, texts, textOf}: Code): {name: string; line: number}[] {
  const entries = all.flatMap(expression => {
    if (expression.kind === 'mapping') return expression.entries;
    // `headers 'X-…' => key` names arguments in Ruby.
    return expression.kind === 'call'
      ? expression.args.map(named => ({...named, key: named.name}))
      : [];
  });
  const found = [
    ...texts.map(text => ({name: headerIn(textOf(text)), line: text.line})),
    ...entries.map(({key, line}) => ({name: headerIn(key), line})),
  ];
  return found.flatMap(({name, line}) => (name === undefined ? [] : {name, line}));
}

function headerProblems(code: Code): CodeProblem[] {
  const known = new Set(headerNames.map(name => name.toUpperCase()));
  const there = headerNames.join(', ');
  return headersOf(code)
    .filter(({name}) => !known.has(name.toUpperCase()))
    .map(({name, line}) => ({
      line,
      message: `${name} is not a header of the REST interface. There are: ${there}`,
    }));
}

/** @param version of the documentation, which says what a body may have had then */
export function checkRequests(code: Code, version: string): RequestCheck {
  const requests = findRequests(code);
  const problems = requests.flatMap(request => requestProblems(request, code, version));
  return {requests, problems: [...problems, ...headerProblems(code)]};
}
