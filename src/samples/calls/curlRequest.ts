/** Options that change nothing about the request. */
const silent =
  /^(?:-[sSfiLv#]+|--(?:silent|show-error|fail|fail-with-body|include|location|verbose|compressed))$/;

/** Options with a value, by every spelling. */
const valued: Readonly<Record<string, string>> = {
  '-X': 'method',
  '--request': 'method',
  '-H': 'header',
  '--header': 'header',
  '-d': 'data',
  '--data': 'data',
  '--data-raw': 'data',
  '--data-binary': 'data',
  '--json': 'json',
  '--data-urlencode': 'query',
  '--url': 'url',
  '-o': 'ignored',
  '--output': 'ignored',
  '-w': 'ignored',
  '--write-out': 'ignored',
};

interface Arguments {
  method: string[];
  header: string[];
  data: string[];
  json: string[];
  query: string[];
  url: string[];
  ignored: string[];
  /** `-G`: what is sent as data belongs to the address. */
  get: boolean;
}

function sortArguments(words: readonly string[]): Arguments {
  const found: Arguments = {
    method: [],
    header: [],
    data: [],
    json: [],
    query: [],
    url: [],
    ignored: [],
    get: false,
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const kind = valued[word] as Exclude<keyof Arguments, 'get'> | undefined;
    if (kind) {
      at += 1;
      const value = words[at];
      if (value === undefined) throw new Error(`curl: ${word} has no value`);
      found[kind].push(value);
    } else if (word === '-G' || word === '--get') {
      found.get = true;
    } else if (!word.startsWith('-')) {
      found.url.push(word);
    } else if (!silent.test(word)) {
      throw new Error(`curl: the option ${word} is not known to the check`);
    }
  }
  return found;
}

function requestUrl({url, query, data, get}: Arguments): URL {
  const [address, ...others] = url;
  if (address === undefined || others.length > 0) throw new Error('curl: one address is needed');
  const result = new URL(address);
  for (const pair of query) {
    const [, name = '', value = ''] = /^([^=]*)=([\s\S]*)$/.exec(pair) ?? [];
    result.searchParams.append(name, value);
  }
  if (get && data.length > 0) {
    result.search = [result.search.slice(1), ...data].filter(Boolean).join('&');
  }
  return result;
}

function requestHeaders({header, data, json}: Arguments): Headers {
  const headers = new Headers();
  // What curl itself sends with a body, which is wrong for JSON unless a header says otherwise.
  if (data.length > 0) headers.set('Content-Type', 'application/x-www-form-urlencoded');
  if (json.length > 0) headers.set('Content-Type', 'application/json');
  for (const line of header) {
    const [, name, value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`curl: ${line} is not a header`);
    headers.set(name, value);
  }
  return headers;
}

/**
 * The request that a curl command sends.
 *
 * @param words the command, quotes and variables resolved
 * @throws Error for another command, an unknown option or a missing address
 */
export function curlRequest(words: readonly string[]): Request {
  const [command, ...rest] = words;
  if (command !== 'curl') throw new Error('a fence that runs holds one curl command');
  const found = sortArguments(rest);
  const sent = found.get ? [] : [...found.data, ...found.json];
  const method = found.method.at(-1) ?? (sent.length > 0 ? 'POST' : 'GET');
  const body = sent.length > 0 ? sent.join('&') : undefined;
  return new Request(requestUrl(found), {method, headers: requestHeaders(found), body});
}
