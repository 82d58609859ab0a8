/** What a value has to be, as data: the page or the process that runs a sample makes values of it. */
export type Shape =
  | {kind: 'nothing'}
  | {kind: 'boolean'}
  /** `name` is that of the parameter or property: it decides what the text says. */
  | {kind: 'text'; name: string}
  | {kind: 'number'; name: string}
  | {kind: 'literal'; value: string | number | boolean | null}
  | {kind: 'list'; of: Shape}
  | {kind: 'object'; entries: Readonly<Record<string, Shape>>}
  | {kind: 'function'; returns: Shape}
  | {kind: 'promise'; of: Shape}
  /** An element of the page; `tag` in lower case. */
  | {kind: 'element'; tag: string}
  /** What an SDK or the browser makes: `Instance`, `Notification`, `Request`, … */
  | {kind: 'made'; of: string; name: string};

/** What an export of a sample is used as. */
export type Export =
  | {name: string; as: 'function'; parameters: readonly Shape[]}
  | {name: string; as: 'class'; parameters: readonly Shape[]; methods: readonly Method[]}
  | {name: string; as: 'component'; props: Shape}
  | {name: string; as: 'hook'; parameters: readonly Shape[]}
  | {name: string; as: 'object'; methods: readonly Method[]}
  | {name: string; as: 'value'};

export interface Method {
  name: string;
  parameters: readonly Shape[];
}
